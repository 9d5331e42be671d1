// Stands in front of glibc's allocator and counts: a program's own `malloc` goes before the C library's for every library
// it loads, the Swift runtime's included. Swift itself may not define that name, hence these lines of C.
#include "allocations.h"

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  counted();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  counted();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  counted();
  return __libc_realloc(block, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  counted();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
