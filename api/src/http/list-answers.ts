import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const maxAnswers = 500;

/**
 * Changes by other processes show after `longest`.
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

/** Without secrets: the length of a compressed answer tells something of them. */
export const compressedList = { compress: {} };

export async function compressLists(api: FastifyInstance): Promise<void> {
  await api.register(compress, { global: false, encodings: ['br', 'gzip'] });
}

/** Names of lists, `samples`, and of records, `samples/700001`. */
type SurrogateKeys = readonly string[];

export const recordKey = (list: 'classes' | 'experts' | 'samples', id: string): string => `${list}/${id}`;

export const sentKeys = (keys: Iterable<string>): string[] => [...new Set(keys)].map(encodeURI);

/** A client that sends `Surrogate-Capability` may keep the answer until one of these keys has changed. */
export function nameShown({ headers }: FastifyRequest, reply: FastifyReply, keys: () => SurrogateKeys): void {
  if (headers['surrogate-capability'] !== undefined) reply.header('surrogate-key', sentKeys(keys()).join(' '));
}
