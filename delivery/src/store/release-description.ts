import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

export async function readDescription<Description>(store: Store, name: string, hash: string): Promise<Description> {
  const text = await readFile(join(store.release(name, hash), 'release.json'), 'utf8').catch(() => {
    throw new UserError(
      `Release ${hash} of ${name} is missing below ${store.directory}. Release ${name} again, or roll back to one that is there.`,
    );
  });
  const description = parseJson(text);
  if (typeof description === 'object' && description !== null) return description as Description;
  throw new UserError(
    `Release ${hash} of ${name} is damaged: release.json is not readable. Release ${name} again, or roll back to one that is whole.`,
  );
}
