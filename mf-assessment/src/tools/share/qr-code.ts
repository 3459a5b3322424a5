import { blankGrid, fill, type Modules, masked } from './qr-grid.ts';
import { errorBytes } from './reed-solomon.ts';

/**
 * The modules of a QR code that holds `text`, row by row, `true` for dark; ISO/IEC 18004, mode 'bytes', versions 2 to 13.
 * @returns `undefined` when the text is too long: 425 bytes fit.
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

/** Bytes of mode, length and end; from version 10 on the length has two bytes. */
const overheadOf = (version: number) => (version < 10 ? 2 : 3);

/** The mode, the length, the bytes, an end, and alternating filling. */
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
