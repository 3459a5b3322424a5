/** Error correction bytes of a QR code: the remainder of `data` by the generator polynomial, over GF(256) with 0x11d. */
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

/** (x - 1)(x - 2)(x - 4)…, without its leading coefficient. */
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
