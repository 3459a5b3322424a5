import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Route option of the public lists. An answer with a secret is never compressed, because its length would depend on the secret. */
export const compressedList = { compress: {} };

/** Lets routes compress their answers. Bodies of requests are not decompressed. */
export async function compressLists(api: FastifyInstance): Promise<void> {
  await api.register(compress, { global: false, encodings: ['br', 'gzip'] });
}
