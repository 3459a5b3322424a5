import { expect, test } from 'vitest';
import { errorBytes, qrCode } from './qr-code.ts';
import { blankGrid, type Modules, masks } from './qr-grid.ts';

const testLink = 'https://site.test/#meter=CsAfAAAAAAAAAAAACAAAAAAAAAAA4g';

test('error bytes: those of the standard for version 1-M with 01234567', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];

  expect(errorBytes(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test('link: 33 modules a side, without margin', () => {
  expect(qrCode(testLink)).toHaveLength(33);
});

test('link: can be read back', () => {
  expect(readBack(qrCode(testLink))).toBe(testLink);
});

test.each([10, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 134, 135, 154, 155, 192, 193, 230, 231, 321, 322, 425])(
  'text of %i bytes: can be read back',
  (length) => {
    const text = 'https://site.test/#meter=ÄÖ'.padEnd(length - 2, 'abcdefghij').slice(0, length - 2);
    const bytes = new TextEncoder().encode(text).length;

    expect(readBack(qrCode(text))).toBe(text);
    expect(bytes).toBeLessThanOrEqual(length);
  },
);

test.each([
  [7, '000111110010010100'],
  [9, '001001101010011001'],
  [13, '001101100001000111'],
])('version %i: stated beside both finders, as in the table of the standard', (version, bits) => {
  const grid = blankGrid(version);
  const read = (at: (near: number, far: number) => unknown) =>
    Array.from({ length: 18 }, (_, bit) => Number(at(Math.floor(bit / 3), grid.length - 11 + (bit % 3)) === true))
      .toReversed()
      .join('');

  expect(read((near, far) => grid[near]?.[far])).toBe(bits);
  expect(read((near, far) => grid[far]?.[near])).toBe(bits);
});

test('longer text: none', () => {
  expect(qrCode('a'.repeat(426))).toBeUndefined();
});

/** Written from the standard, not from the encoder. */
function readBack(modules: Modules | undefined): string {
  if (!modules) return '';
  const size = modules.length;
  const bit = (row: number, column: number) => (modules[row]?.[column] ? 1 : 0);
  const besideFinder = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => bit(row, 8));
  const belowFinder = [7, 5, 4, 3, 2, 1, 0].map((column) => bit(8, column));
  const format =
    [...besideFinder, ...belowFinder].reduce<number>((sum, value, index) => sum + value * 2 ** index, 0) ^ 0x5412;
  const mask = masks[(format >> 10) & 7];
  const isLow = format >> 13 === 1;
  const open = blankGrid((size - 17) / 4);
  const bits: number[] = [];
  for (const right of Array.from({ length: size }, (_, index) => size - 1 - index).filter((c) =>
    c > 6 ? c % 2 === 0 : c % 2 === 1,
  )) {
    const up = Math.floor((size - 1 - right - (right < 6 ? 1 : 0)) / 2) % 2 === 0;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (open[row]?.[column] === undefined) bits.push(bit(row, column) ^ (mask?.(row, column) ? 1 : 0));
      }
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, value) => sum * 2 + value, 0),
  );
  const [blocks, data] = sizes[`${(size - 17) / 4}${isLow ? 'L' : 'M'}`] ?? [1, 0];
  const content = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: data }, (__, index) => words[index * blocks + block] ?? 0),
  ).flat();
  const hex = content.map((word) => word.toString(16).padStart(2, '0')).join('');
  const start = size < 57 ? 3 : 5;
  const length = Number.parseInt(hex.slice(1, start), 16);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(hex.slice(start + index * 2, start + 2 + index * 2), 16),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const sizes: Record<string, [blocks: number, data: number]> = {
  '2M': [1, 28],
  '3M': [1, 44],
  '4M': [2, 32],
  '5M': [2, 43],
  '6M': [4, 27],
  '6L': [2, 68],
  '7L': [2, 78],
  '8L': [2, 97],
  '9L': [2, 116],
  '11L': [4, 81],
  '13L': [4, 107],
};
