/**
 * Floyd-Warshall as textbooks print it: two arrays of arrays, three loops, no row skipped. The measure that
 * src/maze/solvers is compared with. Returns distances and predecessors.
 */
export function textbookFloyd(maze) {
  const cells = maze.size;
  const distance = Array.from({ length: cells }, () => new Array(cells).fill(Infinity));
  const predecessor = Array.from({ length: cells }, () => new Array(cells).fill(-1));
  for (let cell = 0; cell < cells; cell++) distance[cell][cell] = 0;
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.isOpen(wall)) continue;
    const [one, other] = [wall >> 1, maze.across(wall)];
    distance[one][other] = distance[other][one] = 1;
    predecessor[one][other] = one;
    predecessor[other][one] = other;
  }
  for (let k = 0; k < cells; k++) {
    for (let i = 0; i < cells; i++) {
      for (let j = 0; j < cells; j++) {
        if (distance[i][k] + distance[k][j] < distance[i][j]) {
          distance[i][j] = distance[i][k] + distance[k][j];
          predecessor[i][j] = predecessor[k][j];
        }
      }
    }
  }
  return { distance, predecessor };
}
