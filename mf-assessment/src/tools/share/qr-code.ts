import { blankGrid, fill, type Modules, masked } from './qr-grid.ts';

/**
 * Row by row, `true` for dark; ISO/IEC 18004, mode 'bytes', versions 2 to 13. @returns `undefined` when the text is too
 * long: 425 bytes fit.
 */
export function qrCode(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  const kind = kinds.find(({ version, blocks, data }) => bytes.length + overheadOf(version) <= blocks * data);
  if (!kind) return undefined;
  const grid = blankGrid(kind.version);
  fill(grid, interleaved(codewords(bytes, kind), kind));
  return masked(grid, kind.level);
}

/** Blocks, and data and error bytes of each, by version and level (table 9 of the standard). */
const kinds = [
  { version: 2, level: 'M', blocks: 1, data: 28, errors: 16 },
  { version: 3, level: 'M', blocks: 1, data: 44, errors: 26 },
  { version: 4, level: 'M', blocks: 2, data: 32, errors: 18 },
  { version: 5, level: 'M', blocks: 2, data: 43, errors: 24 },
  { version: 6, level: 'M', blocks: 4, data: 27, errors: 16 },
  { version: 6, level: 'L', blocks: 2, data: 68, errors: 18 },
  { version: 7, level: 'L', blocks: 2, data: 78, errors: 20 },
  { version: 8, level: 'L', blocks: 2, data: 97, errors: 24 },
  { version: 9, level: 'L', blocks: 2, data: 116, errors: 30 },
  { version: 11, level: 'L', blocks: 4, data: 81, errors: 20 },
  { version: 13, level: 'L', blocks: 4, data: 107, errors: 26 },
] as const;

type Kind = (typeof kinds)[number];

/** From version 10 on the length has two bytes. */
const overheadOf = (version: number) => (version < 10 ? 2 : 3);

function codewords(bytes: Uint8Array, { version, blocks, data }: Kind): number[] {
  const { length } = bytes;
  const long = version < 10 ? [] : [length >> 12, (length >> 8) & 15];
  const nibbles = [
    4,
    ...long,
    (length >> 4) & 15,
    length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const used = length + overheadOf(version);
  return Array.from({ length: blocks * data }, (_, index) => {
    if (index >= used) return (index - used) % 2 ? 0x11 : 0xec;
    return (nibbles[2 * index] ?? 0) * 16 + (nibbles[2 * index + 1] ?? 0);
  });
}

function interleaved(words: readonly number[], { blocks, data, errors }: Kind): number[] {
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  return [...byColumns(parts), ...byColumns(parts.map((part) => errorBytes(part, errors)))];
}

const byColumns = (rows: readonly (readonly number[])[]) =>
  (rows[0] ?? []).flatMap((_, column) => rows.map((row) => row[column] ?? 0));

/** The remainder of `data` by the generator polynomial, over GF(256) with 0x11d. */
export function errorBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  return data.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return divisor.map((coefficient, index) => (rest[index + 1] ?? 0) ^ product(coefficient, factor));
    },
    Array.from({ length: count }, () => 0),
  );
}

function generator(degree: number): number[] {
  let coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    coefficients = coefficients.map(
      (coefficient, index) => product(coefficient, root) ^ (coefficients[index + 1] ?? 0),
    );
    root = product(root, 2);
  }
  return coefficients;
}

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ (sum >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0);
  return sum;
}
