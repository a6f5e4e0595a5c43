#if !__has_include(<lzma.h>)
#error "the headers of liblzma-dev are not installed: run 'apt-get install liblzma-dev' and build again"
#else
#include <lzma.h>
#endif
