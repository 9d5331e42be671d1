/// How often this program has asked the C allocator for memory since it began. Linked into the benchmarks only.
long allocation_count(void);
