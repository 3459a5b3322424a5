import { inflateSync } from 'node:zlib';
import { drawnParts } from './drawn-parts.ts';
import { writtenOutLength } from './written-out.ts';

export const largestFile = 10 * 1024 * 1024;
const largestDrawing = 1024 * 1024;
const largestWrittenOut = 4 * largestDrawing;

/** Of a drawing, only what a drawing needs. */
export function checkFile(bytes: Buffer): { format: GivenFormat; drawn: Buffer } {
  const format = formatOf(bytes);
  if (!format) throw new PictureFault('This is no PNG, JPEG, WebP, AVIF or SVG picture.');
  if (bytes.length > largestFile) throw new PictureFault('The picture is larger than 10 MB.');
  if (format === 'svg') return { format, drawn: checkDrawing(bytes) };
  if (isTwoThings(bytes)) throw new PictureFault('The file is something else beside a picture.');
  if (format === 'png' && isPngBomb(bytes)) throw new PictureFault('The picture cannot be read.');
  return { format, drawn: bytes };
}

function checkDrawing(bytes: Buffer): Buffer {
  const given = textOf(bytes);
  if (given === undefined) throw new PictureFault('The drawing is not written in UTF-8.');
  const drawn = drawnParts(given);
  if (drawn.length > largestDrawing) throw new PictureFault('The drawing is larger than 1 MB.');
  const fault = svgFault(drawn);
  if (fault) throw new PictureFault(fault);
  if (writtenOutLength(drawn) > largestWrittenOut)
    throw new PictureFault('The drawing repeats its parts too often: written out, it is larger than 4 MB.');
  return Buffer.from(drawn);
}

/** `message` is for the person who chose the file. */
export class PictureFault extends Error {}

type GivenFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

function formatOf(bytes: Buffer): GivenFormat | undefined {
  const head = bytes.toString('latin1', 0, 32);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^ftyp(?:avif|avis|mif1|miaf)/.test(head.slice(4)) && bytes.toString('latin1', 0, 64).includes('avi'))
    return 'avif';
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|(?:\w+:)?svg[\s>]|!--|!doctype\s+svg)/i.test(head) ? 'svg' : undefined;
}

const pages = /<(?:script|html|\?php|!doctype html|iframe)/i;
const endOfZip = Buffer.from('PK\x05\x06', 'latin1');
const longestComment = 65_535;
const endRecord = 22;

function isTwoThings(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return pages.test(text) || text.slice(0, 1024).includes('%PDF-') || endsAsZip(bytes);
}

function endsAsZip(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - endRecord - longestComment);
  for (let at = bytes.indexOf(endOfZip, first); at >= 0; at = bytes.indexOf(endOfZip, at + 1))
    if (at + endRecord <= bytes.length && at + endRecord + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  return false;
}

const largestText = 4_194_304;
const packedChunks = ['zTXt', 'iTXt', 'iCCP'];

function isPngBomb(bytes: Buffer): boolean {
  let at = 8;
  let left = largestText;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) return true;
    if (packedChunks.includes(type)) left -= unpackedLength(type, data, left);
    if (left <= 0) return true;
    if (type === 'IEND') return false;
    at += 12 + length;
  }
  return true;
}

function unpackedLength(type: string, data: Buffer, left: number): number {
  try {
    const packed = packedIn(type, data);
    return packed ? inflateSync(packed, { maxOutputLength: left }).length : 0;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * A text follows its keyword and method; in `iTXt` also a language and a translated keyword, and it may be
 * uncompressed.
 */
function packedIn(type: string, data: Buffer): Buffer | undefined {
  const keyword = data.indexOf(0);
  if (type !== 'iTXt') return data.subarray(keyword + 2);
  const language = data.indexOf(0, keyword + 3);
  const translated = data.indexOf(0, language + 1);
  return data[keyword + 1] === 0 ? undefined : data.subarray(translated + 1);
}

const elements = /<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|audio|video|animate\w*|set|handler)[\s/>]/i;
const handlers = /\son\w+\s*=/i;
const declarations = /<!doctype|<!entity|<\?xml-stylesheet|@import/i;
const links = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const functions = /url\(\s*(?:&quot;|["'])?\s*([^)\s"'&]*)/gi;
const inFile = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

function svgFault(text: string): string | undefined {
  if (elements.test(text) || handlers.test(text)) return 'The drawing has a script or moving parts in it.';
  if (declarations.test(text)) return 'The drawing has declarations in it that are not allowed.';
  const outside = [...text.matchAll(links), ...text.matchAll(functions)]
    .map(([, first, second]) => first ?? second ?? '')
    .find((address) => !inFile.test(address.trim()));
  return outside === undefined ? undefined : 'The drawing refers to something outside of it.';
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(text) ?? [];
    return /^(?:utf-8|us-ascii)$/i.test(encoding) ? text : undefined;
  } catch {
    return undefined;
  }
}
