import type { FastifyRequest } from 'fastify';
import { networkOf, ownNetworkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import { hashOf } from '../security/tokens.ts';
import { tooManyRequests, waitInWords } from './error-answers.ts';

/**
 * A request that shows a known secret of its sender is counted by that secret, so that no neighbour makes it wait. Any
 * other one is counted by its network.
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

/**
 * A network that sends too many messages is refused; all together make nobody wait, but their mails: the turn of this
 * one, how many its network has sent, or 0 while there are not too many.
 */
export function turnOfMessage(
  { messagesPerNetwork, messagesInTenMinutes, messagesOfAll }: MessageThrottles,
  request: Pick<FastifyRequest, 'ip' | 'log'>,
): number {
  limitBy(messagesPerNetwork, request);
  const own = ownNetworkOf(request.ip);
  if (!messagesInTenMinutes.take(own)) {
    request.log.warn('refused: too many messages from one network');
    throw tooManyRequests(messagesInTenMinutes.waitOf(own));
  }
  return messagesOfAll.take('all') ? 0 : messagesInTenMinutes.countOf(own);
}

interface MessageThrottles {
  messagesPerNetwork: Throttle;
  messagesInTenMinutes: Throttle;
  messagesOfAll: Throttle;
}
