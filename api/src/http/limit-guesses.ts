import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Throttle } from '../security/throttle.ts';
import { HttpError } from './error-answers.ts';

/** Rejects a request before any password is hashed: when its address, or all addresses together, guess too often. */
export const limitGuesses =
  ({ guessesPerAddress, guessesOfAll }: GuessThrottles) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!guessesPerAddress.take(networkOf(request.ip))) {
      request.log.warn('refused: too many guesses from one address');
      throw new HttpError(429);
    }
    if (!guessesOfAll.take('all')) {
      request.log.warn('refused: too many guesses from all addresses together');
      throw new HttpError(429);
    }
  };

/** Network of an IPv6 address: who has one address of a /64 network has all of them. */
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

interface GuessThrottles {
  guessesPerAddress: Throttle;
  /** Of all addresses together. */
  guessesOfAll: Throttle;
}
