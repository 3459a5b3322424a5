import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Route option of the public lists. No answer with a secret is compressed, since its length would tell of it. */
export const compressedList = { compress: {} };

/** Lets routes compress their answers. Nothing is unpacked: bodies of requests come as they are. */
export async function compressLists(api: FastifyInstance): Promise<void> {
  await api.register(compress, { global: false, encodings: ['br', 'gzip'] });
}
