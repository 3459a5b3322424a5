import { inflateSync } from 'node:zlib';

const largestText = 4_194_304;
const packedChunks = ['zTXt', 'iTXt', 'iCCP'];

/** Whether packed words of a PNG unfold to far more than any picture needs, or its chunks cannot be walked. */
export function isPngBomb(bytes: Buffer): boolean {
  let at = 8;
  let left = largestText;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) return true;
    if (packedChunks.includes(type)) left -= unfoldedLength(type, data, left);
    if (left <= 0) return true;
    if (type === 'IEND') return false;
    at += 12 + length;
  }
  return true;
}

/** Infinity when it is more than what is left, or cannot be unfolded. */
function unfoldedLength(type: string, data: Buffer, left: number): number {
  try {
    const packed = packedIn(type, data);
    return packed ? inflateSync(packed, { maxOutputLength: left }).length : 0;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Words follow a keyword and their method; those of `iTXt` may be open, and name a language and a keyword in it before. */
function packedIn(type: string, data: Buffer): Buffer | undefined {
  const keyword = data.indexOf(0);
  if (type !== 'iTXt') return data.subarray(keyword + 2);
  const language = data.indexOf(0, keyword + 3);
  const translated = data.indexOf(0, language + 1);
  return data[keyword + 1] === 0 ? undefined : data.subarray(translated + 1);
}
