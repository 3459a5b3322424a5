import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const testPicture = (format: 'png' | 'jpeg' | 'webp' | 'avif', width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Test copyright', Artist: 'Test artist' } })
    .toFormat(format)
    .toBuffer();

/** A PNG whose chunks are right, whatever they promise. */
export function testPng(width: number, height: number, chunks: [type: string, data: Buffer][]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const packedZeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

export const svg = (content: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" ${attributes}>${content}</svg>`);
