#if !__has_include(<zlib.h>)
#error "the headers of zlib1g-dev are not installed: run 'apt-get install zlib1g-dev' and build again"
#else
#include <zlib.h>
#endif

// The macro for this function passes sizeof, which Swift cannot import.
static inline int flowtouch_inflate_any_header(z_stream *stream) {
    return inflateInit2(stream, 15 + 32);  // 15: largest window; +32: zlib and gzip headers alike
}
