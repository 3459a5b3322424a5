import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Store } from './store.ts';

/** The description of a release. @throws {UserError} when it is missing */
export async function readDescription<Description>(store: Store, name: string, hash: string): Promise<Description> {
  const text = await readFile(join(store.release(name, hash), 'release.json'), 'utf8').catch(() => {
    throw new UserError(
      `Release ${hash} of ${name} is missing below ${store.directory}. Release ${name} again, or roll back to one that is there.`,
    );
  });
  return JSON.parse(text);
}
