import type { FastifyRequest } from 'fastify';
import { networkOf, widerNetworkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import { hashOf } from '../security/tokens.ts';
import { tooManyRequests, waitInWords } from './error-answers.ts';

/**
 * Who shows what nobody else has, and what is known here, is counted by that, so that no neighbour makes it wait.
 * Everybody else is counted by the network.
 *
 * @param own a known device, a key from a mail or the token of a sign-in
 */
export function limitBy(throttle: Throttle, { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>, own?: string): void {
  const who = own === undefined ? networkOf(ip) : `own ${hashOf(own)}`;
  if (throttle.take(who)) return;
  log.warn(`refused: too many tries from one ${own === undefined ? 'address' : 'device or key'}`);
  throw tooManyRequests(throttle.waitOf(who));
}

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
