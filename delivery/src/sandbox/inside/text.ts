export class TextEncoder {
  readonly encoding = 'utf-8';

  encode(text: unknown = ''): Uint8Array {
    const given = String(text);
    const bytes = new Uint8Array(byteLength(given));
    this.encodeInto(given, bytes);
    return bytes;
  }

  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    let written = 0;
    let read = 0;
    for (; read < text.length; read += 1) {
      const unit = text.charCodeAt(read);
      if (unit < 0x80 && written < target.length) {
        target[written] = unit;
        written += 1;
        continue;
      }
      const point = pointAt(text, read);
      const size = sizeOf(point);
      if (written + size > target.length) break;
      writePoint(target, written, point, size);
      written += size;
      if (size === 4) read += 1;
    }
    return { read, written };
  }
}

export function byteLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 0x80) length += 1;
    else {
      const size = sizeOf(pointAt(text, index));
      length += size;
      if (size === 4) index += 1;
    }
  }
  return length;
}

const sizeOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** Half of a pair alone counts as the replacement character. */
function pointAt(text: string, index: number): number {
  const point = text.codePointAt(index) ?? 0;
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}

function writePoint(target: Uint8Array, start: number, point: number, size: number): void {
  let rest = point;
  for (let index = size - 1; index > 0; index -= 1) {
    target[start + index] = 0x80 | (rest & 0x3f);
    rest >>= 6;
  }
  target[start] = ((0xf00 >> size) & 0xff) | rest;
}

const piece = 8192;

/** UTF-8, of a whole text. */
export class TextDecoder {
  readonly encoding = 'utf-8';

  decode(bytes: Uint8Array | ArrayBuffer = new Uint8Array()): string {
    const given = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
    let latin = '';
    for (let start = 0; start < given.length; start += piece)
      latin += String.fromCharCode.apply(null, given.subarray(start, start + piece) as unknown as number[]);
    return /[\x80-\xff]/.test(latin) ? wide(latin) : latin;
  }
}

const wide = (latin: string): string =>
  latin.replaceAll(/[\xc0-\xf7][\x80-\xbf]+|[\x80-\xff]/g, (bytes) => {
    const first = bytes.charCodeAt(0);
    const size = bytes.length;
    if (size !== (first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4)) return '\ufffd';
    let point = first & (0xff >> (size + 1));
    for (let index = 1; index < size; index += 1) point = (point << 6) | (bytes.charCodeAt(index) & 0x3f);
    return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
  });
