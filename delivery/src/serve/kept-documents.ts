import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { unlessGone } from '../store/compress.ts';

export interface KeptDocument {
  bytes: Buffer;
  encoding: Encoding | undefined;
  etag: string;
}

type Encoding = 'br' | 'gzip';

const copyEnds = { br: '.br', gzip: '.gz' } as const;

/** In bytes. */
const defaultSize = 32_000_000;

/** Only in the encoding that the browser prefers. */
export type KeptDocuments = (file: string, acceptEncoding: string | undefined) => Promise<KeptDocument | undefined>;

/** Documents of a revision never change. A backup may bring another one with the same number. */
export function keepDocuments(folder: string, maxSize = defaultSize): KeptDocuments {
  const kept = new LRUCache<string, KeptDocument, Encoding | undefined>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: async (file, _, { context: encoding }) => {
      const bytes = await readFile(join(folder, file)).catch(unlessGone);
      return bytes && { bytes, encoding, etag: etagOf(bytes) };
    },
  });
  return async (file, acceptEncoding) => {
    const encoding = negotiate(acceptEncoding?.toLowerCase() ?? '', ['br', 'gzip']) ?? undefined;
    return kept.fetch(encoding ? file + copyEnds[encoding] : file, { context: encoding });
  };
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
