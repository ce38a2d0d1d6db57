/*
 * The machine's limit for three algorithms of src/maze/generators: the same work in C, with the same random generator,
 * arrays and traces. Prints the milliseconds of each run, one per line. Squares of at most 4096 x 4096.
 *
 * kruskal: all walls shuffled and joined in that order, with a trace of every wall taken. eller: with a trace of every wall looked at. wilson: with a trace of the walls
 * that fall but not of the walks, as the engine makes it when nobody asks for steps.
 *
 * Every run begins with the same four words of the random generator's state.
 *
 * Usage: limit kruskal|eller|wilson <side> <runs> <a> <b> <c> <counter>
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint32_t a, b, c, counter;

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

/* ---- Kruskal */

static uint32_t find(uint32_t *parent, uint32_t cell) {
  for (;;) {
    uint32_t above = parent[cell];
    if (above == cell) return cell;
    cell = parent[cell] = parent[above];
  }
}

static uint32_t shuffled_walls(uint32_t side, uint32_t *walls) {
  uint32_t count = 0;
  for (uint32_t row = 0, cell = 0; row < side; row++)
    for (uint32_t column = 0; column < side; column++, cell++) {
      if (column + 1 < side) walls[count++] = cell << 2;
      if (row + 1 < side) walls[count++] = (cell << 2) | 2;
    }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t draw = below(2 * (count - i)), j = i + (draw >> 1);
    uint32_t entry = walls[j] | (draw & 1);
    walls[j] = walls[i];
    walls[i] = entry;
  }
  return count;
}

static uint32_t kruskal(uint32_t side) {
  uint32_t cells = side * side;
  uint32_t *walls = malloc((2 * cells + 1) * sizeof *walls);
  uint32_t *parent = malloc(cells * sizeof *parent);
  uint8_t *standing = malloc(cells);
  memset(standing, 3, cells);
  for (uint32_t cell = 0; cell < cells; cell++) parent[cell] = cell;
  uint32_t count = shuffled_walls(side, walls);
  uint32_t taken = 0;
  for (uint32_t left = cells - 1; taken < count && left > 0; taken++) {
    uint32_t entry = walls[taken], wall = entry >> 1, owner = wall >> 1;
    uint32_t one = find(parent, owner), other = find(parent, owner + ((wall & 1) ? side : 1));
    uint32_t low = one < other ? one : other, high = one < other ? other : one;
    uint32_t joined = low != high;
    parent[high] = low;
    left -= joined;
    standing[owner] &= ~(joined << (wall & 1));
    walls[taken] = (wall << 5) | ((1 - joined) << 1) | (entry & 1);
  }
  uint32_t result = walls[taken - 1] + standing[cells / 2];
  free(walls);
  free(parent);
  free(standing);
  return result;
}

/* ---- Carving: walls fall one after another, and each leaves a step */

enum { OPENED = 0, REFUSED = 1, KEPT = 8 };

static uint8_t *standing;
static uint32_t *steps, step_count, side_of_maze;

static void begin_carving(uint32_t side, uint32_t most) {
  side_of_maze = side;
  standing = malloc(side * side);
  memset(standing, 3, side * side);
  steps = malloc(most * sizeof *steps);
  step_count = 0;
}

static uint32_t end_carving(void) {
  uint32_t result = steps[step_count - 1] + standing[side_of_maze];
  free(standing);
  free(steps);
  return result;
}

static void record(uint32_t wall, uint32_t outcome, uint32_t across) {
  steps[step_count++] = (wall << 5) | (outcome << 1) | across;
}

static void open_wall(uint32_t wall, uint32_t across) {
  standing[wall >> 1] &= ~(1 << (wall & 1));
  record(wall, OPENED, across);
}

/* ---- Eller */

static uint32_t eller(uint32_t side) {
  begin_carving(side, 2 * side * side);
  uint32_t *after = malloc(side * sizeof *after), *before = malloc(side * sizeof *before);
  uint8_t *opens = malloc(side);
  for (uint32_t column = 0; column < side; column++) after[column] = before[column] = column;
  for (uint32_t row = 0; row < side; row++) {
    uint32_t first = row * side, last = row + 1 == side;
    for (uint32_t column = 0; column + 1 < side; column++) {
      uint32_t wall = 2 * (first + column);
      if (after[column] == column + 1) record(wall, REFUSED, 0);
      else if (!last && (int32_t)next_draw() >= 0) record(wall, KEPT, 0);
      else {
        open_wall(wall, 0);
        uint32_t end = before[column + 1], next = after[column];
        after[end] = next;
        before[next] = end;
        after[column] = column + 1;
        before[column + 1] = column;
      }
    }
    if (last) break;
    for (uint32_t start = 0; start < side; start++) {
      if (before[start] < start) continue;
      uint32_t cells = 0, opened = 0, column = start;
      do {
        cells++;
        opened += opens[column] = (int32_t)next_draw() < 0;
        column = after[column];
      } while (column != start);
      if (opened > 0) continue;
      for (uint32_t k = below(cells); k > 0; k--) column = after[column];
      opens[column] = 1;
    }
    for (uint32_t column = 0; column < side; column++) {
      uint32_t wall = 2 * (first + column) + 1;
      if (opens[column]) {
        open_wall(wall, 0);
        continue;
      }
      record(wall, KEPT, 0);
      after[before[column]] = after[column];
      before[after[column]] = before[column];
      after[column] = before[column] = column;
    }
  }
  free(after);
  free(before);
  free(opens);
  return end_carving();
}

/* ---- Wilson */

enum { DRAWS = 12, IN_MAZE = 4 };

static uint32_t wilson(uint32_t side) {
  uint32_t size = side * side;
  const int32_t offset[4] = {1, (int32_t)side, -1, -(int32_t)side};
  uint8_t drawn[16 * DRAWS] = {0};
  for (int set = 1; set < 16; set++) {
    int count = 0, of_set[4];
    for (int s = 0; s < 4; s++)
      if (set >> s & 1) of_set[count++] = s;
    for (int draw = 0; draw < DRAWS; draw++) drawn[DRAWS * set + draw] = of_set[draw * count / DRAWS];
  }
  uint8_t *sides = malloc(size), *way = calloc(size, 1);
  uint32_t *cells = malloc(size * sizeof *cells);
  for (uint32_t row = 0, cell = 0; row < side; row++)
    for (uint32_t column = 0; column < side; column++, cell++)
      sides[cell] = (column + 1 < side) | (row + 1 < side) << 1 | (column > 0) << 2 | (row > 0) << 3;
  begin_carving(side, size);
  way[below(size)] = IN_MAZE;
  for (uint32_t start = 0; start < size; start++) {
    for (uint32_t cell = start; way[cell] != IN_MAZE;) {
      uint8_t out = drawn[DRAWS * sides[cell] + below(DRAWS)];
      way[cell] = out;
      cell += offset[out];
    }
    uint32_t length = 0;
    for (uint32_t cell = start; way[cell] != IN_MAZE; cell += offset[way[cell]]) cells[length++] = cell;
    while (length > 0) {
      uint32_t cell = cells[--length], out = way[cell];
      uint32_t owner = out < 2 ? cell : cell + offset[out];
      open_wall(2 * owner + (out & 1), (out ^ 2) >> 1);
      way[cell] = IN_MAZE;
    }
  }
  free(sides);
  free(way);
  free(cells);
  return end_carving();
}

int main(int arguments, char **argument) {
  if (arguments != 8) return 1;
  uint32_t (*make)(uint32_t) = argument[1][0] == 'k' ? kruskal : argument[1][0] == 'e' ? eller : wilson;
  uint32_t side = (uint32_t)atoi(argument[2]), runs = (uint32_t)atoi(argument[3]), kept = 0;
  for (uint32_t run = 0; run < runs; run++) {
    uint32_t *const state[4] = {&a, &b, &c, &counter};
    for (int word = 0; word < 4; word++) *state[word] = (uint32_t)strtoul(argument[4 + word], NULL, 10);
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    kept ^= make(side);
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%.3f\n", (to.tv_sec - from.tv_sec) * 1e3 + (to.tv_nsec - from.tv_nsec) / 1e6);
  }
  return kept == 1; /* so that the work is not optimized away */
}
