import type { Marks } from './level.ts';

/**
 * 30 characters: a byte with version and case, twenty with a bit for each topic (1 = off), a checksum; in base64url.
 */
export function encodeMarks({ number, marks }: CaseMarks, version = current, layouts = topicsByVersion): string {
  const bytes = new Uint8Array(length);
  bytes[0] = version * 8 + number - 1;
  for (const [position, id] of (layouts[version] ?? []).entries()) {
    if (marks.has(id)) setBit(bytes, position);
  }
  bytes[length - 1] = checksum(bytes);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Also the first code in a link. Topics newer than its version are on. */
export function decodeMarks(text: string, layouts = topicsByVersion): ReadMarks {
  const bytes = bytesOf(/meter(?:=|%3D)([\w-]*)/i.exec(text)?.[1] ?? text.trim());
  if (!bytes || bytes.at(-1) !== checksum(bytes)) return { kind: 'unreadable' };
  const [first = 0] = bytes;
  const version = Math.floor(first / 8);
  if (version > current) return { kind: 'newer' };
  const layout = layouts[version];
  if (!layout || bytes.length !== length) return { kind: 'unreadable' };
  const marks = new Set(layout.filter((_, position) => hasBit(bytes, position)));
  const read = { number: (first % 8) + 1, marks };
  const written = encodeMarks(read, version, layouts);
  return text.includes(written) ? { kind: 'read', ...read } : { kind: 'unreadable' };
}

/** A version is never changed; a bank with other topics gets the next one. */
const topicsByVersion: Record<number, readonly number[]> = { 1: Array.from({ length: 153 }, (_, index) => index + 1) };
const current = 1;
const length = 22;

function setBit(bytes: Uint8Array, position: number) {
  const index = 1 + Math.floor(position / 8);
  bytes[index] = (bytes[index] ?? 0) | (1 << (position % 8));
}

const hasBit = (bytes: Uint8Array, position: number) =>
  ((bytes[1 + Math.floor(position / 8)] ?? 0) & (1 << (position % 8))) !== 0;

const checksum = (bytes: Uint8Array) =>
  bytes.slice(0, -1).reduce((sum, byte) => {
    let rest = sum ^ byte;
    for (let bit = 0; bit < 8; bit++) rest = ((rest << 1) ^ (rest & 0x80 ? 0x07 : 0)) & 0xff;
    return rest;
  }, 0);

function bytesOf(code: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

export interface CaseMarks {
  number: number;
  marks: Marks;
}

export type ReadMarks = ({ kind: 'read' } & CaseMarks) | { kind: 'unreadable' } | { kind: 'newer' };
