/** Finders, timing, alignment, version. The rest is open. */
export function blankGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let index = 8; index < size - 8; index++) {
    fix(grid, 6, index, index % 2 === 0);
    fix(grid, index, 6, index % 2 === 0);
  }
  drawRings(grid, 3, 3, [true, true, false, true, false]);
  drawRings(grid, 3, size - 4, [true, true, false, true, false]);
  drawRings(grid, size - 4, 3, [true, true, false, true, false]);
  for (const [row, column] of alignments(version, size)) drawRings(grid, row, column, [true, false, true]);
  if (version > 6) drawVersion(grid, version);
  for (let bit = 0; bit < 15; bit++) {
    for (const [row, column] of formatPositions(bit, size)) fix(grid, row, column, false);
  }
  fix(grid, size - 8, 8, true);
  return grid;
}

/** Columns of two from the right, alternately up and down. */
export function fill(grid: Grid, words: readonly number[]): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = (right + 1) & 2 ? step : size - 1 - step;
      for (const column of [right, right - 1]) {
        const cells = grid[row];
        if (!cells || cells[column] !== undefined) continue;
        cells[column] = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1 ? 'dark' : 'light';
        next++;
      }
    }
  }
}

export function masked(grid: Grid, level: 'M' | 'L'): Modules {
  const pictures = masks.map((mask, number) => {
    const modules = grid.map((cells, row) =>
      cells.map((cell, column) => (typeof cell === 'string' ? (cell === 'dark') !== mask(row, column) : cell === true)),
    );
    writeFormat(modules, (level === 'M' ? 0 : 8) + number);
    return modules;
  });
  return pictures.reduce((best, picture) => (penalty(picture) < penalty(best) ? picture : best));
}

export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function writeFormat(modules: boolean[][], format: number) {
  let rest = format;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ (rest >> 9 ? 0x537 : 0);
  const bits = ((format << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    for (const [row, column] of formatPositions(bit, modules.length)) {
      const cells = modules[row];
      if (cells) cells[column] = ((bits >> bit) & 1) === 1;
    }
  }
}

function formatPositions(bit: number, size: number): [row: number, column: number][] {
  const besideFinder: [number, number] = bit < 6 ? [bit, 8] : bit < 8 ? [bit + 1, 8] : [8, bit === 8 ? 7 : 14 - bit];
  return [besideFinder, bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8]];
}

function alignments(version: number, size: number): [row: number, column: number][] {
  const [middle, last] = [(size - 1) / 2, size - 7];
  if (version < 7) return [[last, last]];
  return [
    [6, middle],
    [middle, 6],
    [middle, middle],
    [middle, last],
    [last, middle],
    [last, last],
  ];
}

function drawVersion(grid: Grid, version: number) {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ (rest >> 11 ? 0x1f25 : 0);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const [near, far] = [Math.floor(bit / 3), grid.length - 11 + (bit % 3)];
    const dark = ((bits >> bit) & 1) === 1;
    fix(grid, near, far, dark);
    fix(grid, far, near, dark);
  }
}

function drawRings(grid: Grid, row: number, column: number, rings: readonly boolean[]) {
  const reach = rings.length - 1;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      fix(grid, row + y, column + x, rings[Math.max(Math.abs(x), Math.abs(y))] ?? false);
    }
  }
}

function fix(grid: Grid, row: number, column: number, dark: boolean) {
  const cells = grid[row];
  if (cells && column >= 0 && column < cells.length) cells[column] = dark;
}

function penalty(modules: Modules): number {
  const rows = modules.map((cells) => cells.map(Number).join(''));
  const columns = rows.map((_, index) => rows.map((row) => row[index]).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  const squares = rows.flatMap((row, y) =>
    [...row].filter((cell, x) => [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]].every((other) => other === cell)),
  ).length;
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return runs + 40 * finders + 3 * squares + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Fixed modules are `true` or `false`; a mask may invert those of the content. */
export type Grid = (boolean | 'dark' | 'light' | undefined)[][];

export type Modules = boolean[][];
