import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HttpError } from '../http/error-answers.ts';

/** Refuses an address that guesses too often, and everybody when all together do, before anything is hashed. */
export const limitGuesses =
  ({ throttles }: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!throttles.guessesPerAddress.take(networkOf(request.ip))) {
      request.log.warn('refused: too many guesses from one address');
      throw new HttpError(429);
    }
    if (!throttles.guessesOfAll.take('all')) {
      request.log.warn('refused: too many guesses from all addresses together');
      throw new HttpError(429);
    }
  };

/** Whoever has one IPv6 address has the 2^64 of its network. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** How long to wait, in words: `8 seconds`, `15 minutes`. */
export function waitInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
