import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test.each([10, 26, 27, 62, 106, 192, 230, 321, 425])('text of %i bytes: can be read back', (length) => {
  const text = 'https://site.test/#meter=ÄÖ'.padEnd(length - 2, 'abcdefghij').slice(0, length - 2);

  expect(readBack(qrCode(text))).toBe(text);
});

test('link of the meter: 33 modules a side, without margin', () => {
  expect(qrCode('https://site.test/#meter=CsAfAAAAAAAAAAAACAAAAAAAAAAA4g')).toHaveLength(33);
});

test('longer text: none', () => {
  expect(qrCode('a'.repeat(425))).toHaveLength(69);
  expect(qrCode('a'.repeat(426))).toBeUndefined();
});

const scale = 4;
const margin = 4;

/** By another library, from a picture with a white margin. */
function readBack(modules: readonly (readonly boolean[])[] = []): string {
  const side = (modules.length + 2 * margin) * scale;
  const isDark = (pixel: number) =>
    modules[Math.floor(pixel / side / scale) - margin]?.[Math.floor((pixel % side) / scale) - margin] ?? false;
  const data = Uint8Array.from({ length: side * side * 4 }, (_, index) =>
    index % 4 < 3 && isDark(Math.floor(index / 4)) ? 0 : 255,
  );
  return decodeQR({ width: side, height: side, data });
}
