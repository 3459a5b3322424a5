import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import { tooManyRequests } from './error-answers.ts';
import { waitInWords } from './wait-in-words.ts';

/** Rejects a request before any password is hashed: when its address guesses too often. */
export const limitGuesses =
  ({ guessesPerAddress }: { guessesPerAddress: Throttle }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!guessesPerAddress.take(networkOf(request.ip))) {
      request.log.warn('refused: too many guesses from one address');
      throw tooManyRequests(guessesPerAddress.waitOf(networkOf(request.ip)));
    }
  };

/** @param next What else can be done. Default: to try again. */
export const tooManyTries = (wait: number, next?: string): string =>
  `Too many tries. Please wait ${waitInWords(wait)}${next ? `. ${next}` : ' and try again.'}`;
