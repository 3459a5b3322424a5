import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const maxAnswers = 500;

/**
 * A list which many visitors request is read once. Changes by this process show at once, because it calls `forget`;
 * changes by other processes after `longest`.
 *
 * @param longest milliseconds; 0: no answer is kept
 */
export function createRecentAnswers(longest: number, clock: () => Date) {
  const answers = new Map<string, { text: Promise<string | Buffer | ArrayBuffer>; at: number }>();

  function get(key: string, read: () => Promise<string | Buffer | ArrayBuffer>) {
    if (longest === 0) return read();
    const now = clock().getTime();
    const known = answers.get(key);
    if (known && Math.abs(now - known.at) < longest) return known.text;
    if (answers.size >= maxAnswers) answers.clear();
    const text = read();
    answers.set(key, { text, at: now });
    text.catch(() => answers.delete(key));
    return text;
  }

  return { get, forget: () => answers.clear() };
}

/** For answers without secrets: the length of a compressed answer would tell something of a secret. */
export const compressedList = { compress: {} };

export async function compressLists(api: FastifyInstance): Promise<void> {
  await api.register(compress, { global: false, encodings: ['br', 'gzip'] });
}

/** What an answer shows: names of lists, `samples`, and of single records, `samples/700001`. */
type SurrogateKeys = readonly string[];

export const recordKey = (list: 'classes' | 'experts' | 'samples', id: string): string => `${list}/${id}`;

export const sentKeys = (keys: Iterable<string>): string[] => [...new Set(keys)].map(encodeURI);

/**
 * For a client that keeps answers and sends `Surrogate-Capability`: it may keep this one until one of these keys has
 * changed.
 */
export function nameShown({ headers }: FastifyRequest, reply: FastifyReply, keys: () => SurrogateKeys): void {
  if (headers['surrogate-capability'] !== undefined) reply.header('surrogate-key', sentKeys(keys()).join(' '));
}
