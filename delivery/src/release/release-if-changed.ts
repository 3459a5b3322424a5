import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inputsOf } from '../build/inputs.ts';
import { step } from '../progress.ts';
import { readJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { isIntact } from './verify-release.ts';

/** Which release came from which source, by name. */
type Builds = Readonly<Record<string, { inputs: string; release: string }>>;

/** The release of a workspace as it is now. Builds it only when what it reads has changed. @returns its hash */
export async function releaseIfChanged(store: Store, name: string): Promise<string> {
  const inputs = await inputsOf(name);
  const known = (await readBuilds(store))[name];
  if (known?.inputs === inputs && (await isIntact(store, name, known.release))) return known.release;
  const release = await step(
    `build ${name}`,
    async () => (await import('./create-release.ts')).createRelease(store, name, inputs),
    (hash) => hash,
  );
  await writeBuilds(store, { ...(await readBuilds(store)), [name]: { inputs, release } });
  return release;
}

const readBuilds = async (store: Store): Promise<Builds> => (await readJson<Builds>(store.builds)) ?? {};

async function writeBuilds(store: Store, builds: Builds): Promise<void> {
  await mkdir(dirname(store.builds), { recursive: true });
  await writeFile(store.builds, JSON.stringify(builds, null, 2));
}
