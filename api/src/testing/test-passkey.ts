import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** It counts nothing, as phones do: only the challenge tells one answer from another. */
export async function addTestPasskey(db: Kysely<Database>, staffId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = sha256(staffId).toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  const key = Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  await db
    .insertInto('staffPasskeys')
    .values({
      ...{ id, staffId, name: 'Test passkey', publicKey: key.toString('base64url'), counter: 0, transports: '' },
      ...{ createdAt: '2026-11-01T08:00:00.000Z', usedAt: null },
    })
    .execute();

  return (challenge: string) => {
    const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
    const present = Buffer.from([0b101, 0, 0, 0, 0]);
    const authenticatorData = Buffer.concat([sha256(new URL(origin).hostname), present]);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
    return {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  };
}
