/*
 * The machine's limit for Kruskal with a trace: the algorithm of src/maze/generators/kruskal.ts in C, with the same random
 * generator, the same order of walls and the same arrays. Prints the milliseconds of each run, one a line.
 * Use: limit <side> <runs>
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint32_t a = 1, b = 2, c = 3, counter = 1;

static uint32_t next_draw(void) {
  uint32_t sum = a + b + counter++;
  a = b ^ (b >> 9);
  b = c + (c << 3);
  c = ((c << 21) | (c >> 11)) + sum;
  return sum;
}

static uint32_t below(uint32_t bound) {
  uint32_t last = 0x7fffffff - (bound - 1);
  for (;;) {
    uint32_t draw = next_draw() >> 1;
    uint32_t rest = draw % bound;
    if (draw - rest <= last) return rest;
  }
}

static uint32_t find(uint32_t *parent, uint32_t cell) {
  for (;;) {
    uint32_t above = parent[cell];
    if (above == cell) return cell;
    cell = parent[cell] = parent[above];
  }
}

static uint32_t kruskal(uint32_t side) {
  uint32_t cells = side * side, count = 0;
  uint32_t *walls = malloc(2 * cells * sizeof *walls);
  uint32_t *parent = malloc(cells * sizeof *parent);
  uint8_t *standing = malloc(cells);
  memset(standing, 3, cells);
  for (uint32_t cell = 0; cell < cells; cell++) parent[cell] = cell;
  for (uint32_t row = 0, cell = 0; row < side; row++)
    for (uint32_t column = 0; column < side; column++, cell++) {
      if (column + 1 < side) walls[count++] = (2 * cell) << 1;
      if (row + 1 < side) walls[count++] = (2 * cell + 1) << 1;
    }
  for (uint32_t i = count; i-- > 0;) {
    uint32_t draw = below(2 * (i + 1)), j = draw >> 1;
    uint32_t entry = walls[j] | (draw & 1);
    walls[j] = walls[i];
    walls[i] = entry;
  }
  uint32_t taken = 0;
  for (uint32_t left = cells - 1; taken < count && left > 0; taken++) {
    uint32_t entry = walls[taken], wall = entry >> 1, owner = wall >> 1;
    uint32_t one = find(parent, owner), other = find(parent, owner + ((wall & 1) ? side : 1));
    uint32_t low = one < other ? one : other, high = one < other ? other : one;
    uint32_t joined = low != high;
    parent[high] = low;
    left -= joined;
    standing[owner] &= ~(joined << (wall & 1));
    walls[taken] = (wall << 4) | ((1 - joined) << 1) | (entry & 1);
  }
  uint32_t result = walls[taken - 1] + standing[cells / 2];
  free(walls);
  free(parent);
  free(standing);
  return result;
}

int main(int arguments, char **argument) {
  if (arguments != 3) return 1;
  uint32_t side = (uint32_t)atoi(argument[1]), runs = (uint32_t)atoi(argument[2]), kept = 0;
  for (uint32_t run = 0; run < runs; run++) {
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    kept ^= kruskal(side);
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%.3f\n", (to.tv_sec - from.tv_sec) * 1e3 + (to.tv_nsec - from.tv_nsec) / 1e6);
  }
  return kept == 1; /* so that the work is not optimized away */
}
