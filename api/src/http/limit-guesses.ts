import type { FastifyRequest } from 'fastify';
import type { Throttle } from '../security/throttle.ts';
import { HttpError } from './error-answers.ts';
import { networkOf } from './network.ts';

/** Rejects a request before any password is hashed: when its address guesses too often. */
export const limitGuesses =
  ({ guessesPerAddress }: { guessesPerAddress: Throttle }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!guessesPerAddress.take(networkOf(request.ip))) {
      request.log.warn('refused: too many guesses from one address');
      throw new HttpError(429);
    }
  };

/** @param next What else can be done. Default: to try again. */
export const tooManyTries = (wait: number, next?: string): string =>
  `Too many tries. Please wait ${waitInWords(wait)}${next ? `. ${next}` : ' and try again.'}`;

/** How long to wait, in words: `8 seconds`, `15 minutes`. */
export function waitInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
