import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HttpError } from '../http/error-answers.ts';

/** Refuses an address that guesses too often, before anything is hashed. */
export const limitGuesses =
  ({ throttles }: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    if (throttles.guessesPerAddress.take(request.ip)) return;
    request.log.warn('refused: too many guesses from one address');
    throw new HttpError(429);
  };
