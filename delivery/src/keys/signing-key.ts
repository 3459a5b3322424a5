import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';

/** The private half of a team's key. */
export interface SigningKey {
  /** Id of the public half, as the list of keys has it. */
  id: string;
  /** Signature of a text, as base64. */
  sign: (text: string) => string;
}

/**
 * Reads a private key.
 *
 * @param source PEM text, or a file that holds it
 * @throws {UserError} when it holds no Ed25519 key
 */
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

/** Id of a key: the beginning of the hash of its public half. */
export const keyId = (publicKey: KeyObject): string =>
  createHash('sha256').update(publicKeyBytes(publicKey)).digest('hex').slice(0, 16);

/** The public half of a key in the format in which it is kept. */
export const publicKeyBytes = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });
