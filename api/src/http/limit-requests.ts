import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countedNetworkOf, networkOf, ownNetworkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import { hashOf } from '../security/tokens.ts';
import { tooManyRequests, waitInWords } from './error-answers.ts';

/**
 * A known secret of the sender is counted by itself, so that no neighbour makes it wait.
 *
 * @param own a known device, a mailed key or the token of a sign-in
 */
export function limitBy(throttle: Throttle, { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>, own?: string): void {
  const who = own === undefined ? networkOf(ip) : `own ${hashOf(own)}`;
  if (throttle.take(who)) return;
  log.warn(`refused: too many tries from one ${own === undefined ? 'address' : 'device or key'}`);
  throw tooManyRequests(throttle.waitOf(who));
}

/** @param next a sentence about another way */
export const tooManyTries = (wait: number, next?: string): string =>
  `Too many tries. Please wait ${waitInWords(wait)}${next ? `. ${next}` : ' and try again.'}`;

/** Messages of a network in ten minutes that are taken even when others have filled the line. */
const firstOfNetwork = 3;

/** So many times the usual mails wait at most. */
const firstsWaiting = 10;

/**
 * A network that sends too many is refused; too many of all only make their mails wait. Returns the turn: how many the
 * network has sent, or 0. When the disk would fill, none is taken.
 */
export async function turnOfMessage(
  { db, mailsWaiting, throttles }: MessageContext,
  request: Pick<FastifyRequest, 'ip' | 'log'>,
): Promise<number> {
  const { messagesPerNetwork, messagesInTenMinutes, messagesOfAll } = throttles;
  limitBy(messagesPerNetwork, request);
  const own = ownNetworkOf(request.ip);
  // Customers of a provider of IPv6 have a limit each, and the turns of one.
  const counted = own === request.ip ? own : `turns ${countedNetworkOf(request.ip)}`;
  if (counted !== own) messagesInTenMinutes.take(counted);
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
  const sent = messagesInTenMinutes.countOf(counted);
  const most = sent <= firstOfNetwork ? firstsWaiting * mailsWaiting : mailsWaiting;
  if (Number(waiting) < most) return sent;
  request.log.error('refused: too many mails of messages wait');
  throw tooManyRequests(messagesOfAll.waitOf('all'));
}

interface MessageContext {
  db: Kysely<Database>;
  /** Above it further messages are refused. */
  mailsWaiting: number;
  throttles: Record<'messagesPerNetwork' | 'messagesInTenMinutes' | 'messagesOfAll', Throttle>;
}
