import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../refusal.ts';

export async function receiveFile(body: Readable, file: string, expected: string, limit: number): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    body,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > limit) throw tooLarge(limit);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  if (hash.digest('hex') !== expected)
    throw new Refusal('The artefact is refused: it is not what the request names. Nothing has changed.');
}

export const tooLarge = (limit: number): Refusal =>
  new Refusal(`The artefact is refused: it is larger than ${limit / 2 ** 20} MB. Nothing has changed.`);
