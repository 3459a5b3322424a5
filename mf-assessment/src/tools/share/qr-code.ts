import { encode } from 'uqr';

/**
 * Row by row, `true` for dark, without margin. @returns `undefined` when the text is too long: 425 bytes fit into version
 * 13, and larger ones are hard to scan from a phone
 */
export function qrCode(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'L', boostEcc: true, maxVersion: 13, border: 0 }).data;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
