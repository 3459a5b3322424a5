import type { FastifyRequest } from 'fastify';
import { networkOf, widerNetworkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import { tooManyRequests, waitInWords } from './error-answers.ts';

export const limitGuesses =
  ({ guessesPerAddress }: { guessesPerAddress: Throttle }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!guessesPerAddress.take(networkOf(request.ip))) {
      request.log.warn('refused: too many guesses from one address');
      throw tooManyRequests(guessesPerAddress.waitOf(networkOf(request.ip)));
    }
  };

/** A passkey is not guessed: its limit is apart, so that no guesses of others keep it out. */
export const limitPasskeys =
  ({ passkeysPerAddress }: { passkeysPerAddress: Throttle }) =>
  async (request: FastifyRequest): Promise<void> => {
    const network = networkOf(request.ip);
    if (!passkeysPerAddress.take(network)) throw tooManyRequests(passkeysPerAddress.waitOf(network));
  };

/** @param next a sentence about another way. Default: to try again */
export const tooManyTries = (wait: number, next?: string): string =>
  `Too many tries. Please wait ${waitInWords(wait)}${next ? `. ${next}` : ' and try again.'}`;

/** Each message becomes a mail. */
export const limitMessages =
  ({ messagesPerNetwork, messagesPerWiderNetwork, messagesOfAll }: MessageThrottles) =>
  async ({ ip, log }: FastifyRequest): Promise<void> => {
    take(messagesPerNetwork, networkOf(ip), 'one network');
    take(messagesPerWiderNetwork, widerNetworkOf(ip), 'neighbouring networks');
    take(messagesOfAll, 'all', 'all networks together');

    function take(throttle: Throttle, key: string, who: string): void {
      if (throttle.take(key)) return;
      log.warn(`refused: too many messages from ${who}`);
      throw tooManyRequests(throttle.waitOf(key));
    }
  };

export interface MessageThrottles {
  messagesPerNetwork: Throttle;
  messagesPerWiderNetwork: Throttle;
  messagesOfAll: Throttle;
}
