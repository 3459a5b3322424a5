import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
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

/** So many messages of a network in ten minutes are taken when those of others have filled the line. */
const firstOfNetwork = 3;

/** Times as many mails as usual wait at most, with the first ones of each network. */
const firstsWaiting = 10;

/**
 * A network that sends too many messages is refused; those of all together make nothing wait but their mails: the turn of
 * this one, how many its network has sent, or 0 while there are not too many. When many mails wait, only the first ones
 * of a network are taken; when the disk would fill, none.
 */
export async function turnOfMessage(
  { db, mailsWaiting, throttles }: MessageContext,
  request: Pick<FastifyRequest, 'ip' | 'log'>,
): Promise<number> {
  const { messagesPerNetwork, messagesInTenMinutes, messagesOfAll } = throttles;
  limitBy(messagesPerNetwork, request);
  const own = ownNetworkOf(request.ip);
  if (!messagesInTenMinutes.take(own)) {
    request.log.warn('refused: too many messages from one network');
    throw tooManyRequests(messagesInTenMinutes.waitOf(own));
  }
  if (messagesOfAll.take('all')) return 0;
  const { waiting } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('nextTryAt', 'is not', null)
    .where('turn', '>', 0)
    .executeTakeFirstOrThrow();
  const sent = messagesInTenMinutes.countOf(own);
  const most = sent <= firstOfNetwork ? firstsWaiting * mailsWaiting : mailsWaiting;
  if (Number(waiting) < most) return sent;
  request.log.error('refused: too many mails of messages wait');
  throw tooManyRequests(messagesOfAll.waitOf('all'));
}

interface MessageContext {
  db: Kysely<Database>;
  /** In all, above which further messages are refused. */
  mailsWaiting: number;
  throttles: Record<'messagesPerNetwork' | 'messagesInTenMinutes' | 'messagesOfAll', Throttle>;
}
