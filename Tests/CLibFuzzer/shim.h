/* What libFuzzer offers to a program that has its own main. The library is linked in by `make fuzz` only. */
#include <stddef.h>
#include <stdint.h>
int LLVMFuzzerRunDriver(int *count, char ***words, int (*try_input)(const uint8_t *bytes, size_t count));
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t limit);
