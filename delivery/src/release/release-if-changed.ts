import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inputsOf } from '../build/inputs.ts';
import { step } from '../progress.ts';
import { readJsonSync } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { isIntact } from './verify-release.ts';

/** Which release came from which source, by name. */
type Builds = Readonly<Record<string, Build>>;

interface Build {
  /** Hash of what the build read. */
  inputs: string;
  release: string;
}

/** The release of a workspace as it is now. Builds it only when what it reads has changed. @returns its hash */
export async function releaseIfChanged(store: Store, name: string): Promise<string> {
  const inputs = await inputsOf(name);
  const known = readBuilds(store)[name];
  if (known?.inputs === inputs && (await isIntact(store, name, known.release))) return known.release;
  const release = await step(
    `build ${name}`,
    async () => (await import('./create-release.ts')).createRelease(store, name, inputs),
    (hash) => hash,
  );
  noteBuild(store, name, { inputs, release });
  return release;
}

const readBuilds = (store: Store): Builds => readJsonSync<Builds>(store.builds) ?? {};

/** In one go, because several builds end at about the same time. */
function noteBuild(store: Store, name: string, build: Build): void {
  mkdirSync(dirname(store.builds), { recursive: true });
  writeFileSync(store.builds, JSON.stringify({ ...readBuilds(store), [name]: build }, null, 2));
}
