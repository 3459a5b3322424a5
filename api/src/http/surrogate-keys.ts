import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an answer shows: names of lists, `samples`, and of single records, `samples/700001`. */
export type SurrogateKeys = readonly string[];

/** The key of one record. */
export const recordKey = (list: 'experts' | 'samples', id: string): string => `${list}/${id}`;

/** Keys as they are sent: without spaces, in ASCII. */
export const sentKeys = (keys: Iterable<string>): string[] => [...new Set(keys)].map(encodeURI);

/**
 * Names what an answer shows in `Surrogate-Key`, for a client that keeps answers and says so with
 * `Surrogate-Capability`. The answer stays as it is until one of these keys has changed, or time has passed.
 */
export function nameShown({ headers }: FastifyRequest, reply: FastifyReply, keys: () => SurrogateKeys): void {
  if (headers['surrogate-capability'] !== undefined) reply.header('surrogate-key', sentKeys(keys()).join(' '));
}
