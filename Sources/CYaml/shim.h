#if !__has_include(<yaml.h>)
#error "the headers of libyaml-dev are not installed: run 'apt-get install libyaml-dev' and build again"
#else
#include <yaml.h>
#endif
