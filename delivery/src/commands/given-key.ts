import { resolve } from 'node:path';
import { readSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { userFolder } from './user-folder.ts';

/**
 * The key that a command signs with: the file that `--key` names, else what `RELEASE_KEY` holds, which is a file or the
 * key itself.
 *
 * @returns `undefined` when there is neither
 * @throws {UserError} when it is no key
 */
export async function givenKey(file: string | undefined): Promise<SigningKey | undefined> {
  const source = file ?? process.env.RELEASE_KEY;
  if (!source) return undefined;
  return readSigningKey(source.startsWith('-----BEGIN') ? source : resolve(userFolder(), source));
}
