import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { checkSignature } from '../keys/release-signature.ts';
import type { ReleaseChange } from '../store/history.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/**
 * Checks who signed releases that are to become live for the first time.
 *
 * @returns the keys and their teams, for the history: `5f1c0a7e93b2d481 (catalog)`
 * @throws {UserError} for the first one that is not signed by a team whose area it is
 */
export async function checkSignatures(store: Store, changed: readonly ReleaseChange[]): Promise<string[]> {
  const keys = new Set<string>();
  for (const { name, to } of changed) {
    const description = await readDescription<AreaDescription | ShellDescription>(store, name, to);
    const key = await checkSignature(store, name, description);
    if (key) keys.add(`${key.id} (${key.team})`);
  }
  return [...keys];
}
