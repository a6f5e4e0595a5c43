#if !__has_include(<cairo.h>)
#error "the headers of libcairo2-dev are not installed: run 'apt-get install libcairo2-dev' and build again"
#else
#include <cairo-pdf.h>
#include <cairo.h>
#endif
