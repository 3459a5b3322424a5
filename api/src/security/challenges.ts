import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isSameSecret } from './same-secret.ts';
import { signingKey } from './signing-key.ts';
import { createSpentTokenRepository } from './spent-token-repository.ts';

const lifetime = 5 * 60_000;
const randomLength = 16;
const timeLength = 6;
const headLength = randomLength + timeLength;

/**
 * A passkey signs a random number and the end, for one purpose. Only what was signed is kept, so that asking for many
 * costs other people nothing. Each works once, within five minutes, in any process.
 */
export function createChallenges(db: Kysely<Database>, clock: () => Date) {
  const spent = createSpentTokenRepository(db);

  async function issue(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const head = Buffer.alloc(headLength, randomBytes(randomLength));
    head.writeUIntBE(clock().getTime() + lifetime, randomLength, timeLength);
    return Buffer.concat([head, await signatureOf(head, purpose)]);
  }

  async function isGood(challenge: string, purpose: string): Promise<boolean> {
    const { head, signature } = read(challenge);
    const wanted = await signatureOf(head, purpose);
    if (!isSameSecret(signature, wanted)) return false;
    const left = endOf(head) - clock().getTime();
    return left > 0 && left <= lifetime;
  }

  function spend(challenge: string): Promise<boolean> {
    const { head } = read(challenge);
    return spent.spend(`challenge ${head.toString('base64url')}`, new Date(endOf(head)));
  }

  const signatureOf = async (head: Buffer, purpose: string): Promise<Buffer> =>
    createHmac('sha256', await signingKey(db, 'challengeKey'))
      .update(head)
      .update(purpose)
      .digest();

  return { issue, isGood, spend };
}

function read(challenge: string) {
  const bytes = Buffer.from(challenge, 'base64url');
  return { head: bytes.subarray(0, headLength), signature: bytes.subarray(headLength) };
}

const endOf = (head: Buffer): number => head.readUIntBE(randomLength, timeLength);
