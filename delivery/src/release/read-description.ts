import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, type Store } from '../places.ts';

/** What a release says of itself. @throws {Refusal} when it is missing. */
export async function readDescription<Description>(store: Store, name: string, hash: string): Promise<Description> {
  const text = await readFile(join(store.release(name, hash), 'release.json'), 'utf8').catch(() => {
    throw new Refusal(
      `Release ${hash} of ${name} is missing below ${store.directory}. Release ${name} again, or roll back to one that is there.`,
    );
  });
  return JSON.parse(text);
}
