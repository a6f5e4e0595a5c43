// Preloaded into a program, says at its end how often it asked for memory.
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long count;

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
    count++;
    return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    count++;
    *place = __libc_memalign(alignment, size);
    return *place ? 0 : 12;
}

__attribute__((destructor)) static void say(void) { fprintf(stderr, "allocations: %ld\n", (long)count); }
