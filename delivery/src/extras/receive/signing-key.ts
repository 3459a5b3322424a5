import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { userFolder } from '../../commands/arguments.ts';

export interface SigningKey {
  id: string;
  /** In base64. */
  sign: (text: string) => string;
}

export async function readSigningKey(source: string): Promise<SigningKey> {
  const isText = source.startsWith('-----BEGIN');
  const text = isText
    ? source
    : await readFile(source, 'utf8').catch(() => {
        throw new UserError(`The key ${source} cannot be read.`);
      });
  const key = parsed(text);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new UserError(`${isText ? 'The key' : source} is no private Ed25519 key in PEM.`);
  return {
    id: keyId(createPublicKey(key)),
    sign: (content) => sign(null, Buffer.from(content), key).toString('base64'),
  };
}

function parsed(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

/** The beginning of the hash of its public half. */
export const keyId = (publicKey: KeyObject): string =>
  createHash('sha256').update(publicKeyBytes(publicKey)).digest('hex').slice(0, 16);

export const publicKeyBytes = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** `RELEASE_KEY` holds a file or the key itself. */
export async function givenKey(file: string | undefined): Promise<SigningKey | undefined> {
  const source = file ?? process.env.RELEASE_KEY;
  if (!source) return undefined;
  return readSigningKey(source.startsWith('-----BEGIN') ? source : resolve(userFolder(), source));
}
