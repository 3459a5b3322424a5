import type { Registry } from '@agile-languages/shared/registry';
import { sourceNames } from '../build/sources.ts';
import { namesIn, readRegistry } from '../store/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { nameAmong } from './arguments.ts';

/** Of this checkout and of what is live. */
export const knownNames = (registry: Registry | undefined): string[] => [
  ...new Set([...sourceNames(), ...namesIn(registry)]),
];

/** A wrong name is answered without waiting for another command. */
export async function knownName(
  { served, refresh }: ReleaseStore,
  name: string | undefined,
  isMeant = (_name: string) => true,
): Promise<string> {
  await refresh();
  return nameAmong(knownNames(await readRegistry(served)).filter(isMeant), name);
}
