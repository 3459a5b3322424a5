import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inputsOf } from '../build/sources.ts';
import { step } from '../output.ts';
import { draftName } from '../store/drafts.ts';
import { readJsonSync } from '../store/json.ts';
import { noteUse } from '../store/note-use.ts';
import type { Store } from '../store/store.ts';
import { isIntact } from './verify-release.ts';

export async function keepRelease(
  store: Store,
  name: string,
  fill: (draft: string) => Promise<string>,
): Promise<string> {
  const draft = join(store.directory, name, `.${draftName()}`);
  await mkdir(draft, { recursive: true });
  try {
    const release = await fill(draft);
    if (await isKept(store, name, release)) return release;
    await rm(store.release(name, release), { recursive: true, force: true });
    await rename(draft, store.release(name, release));
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Noted first, so that no other command removes it. */
export async function isKept(store: Store, name: string, release: string): Promise<boolean> {
  await noteUse(store, name, release);
  return isIntact(store, name, release);
}

type Builds = Readonly<Record<string, Build>>;

interface Build {
  inputs: string;
  release: string;
}

export async function releaseIfChanged(store: Store, name: string): Promise<string> {
  const inputs = await inputsOf(name);
  const known = readBuilds(store)[name];
  if (known?.inputs === inputs && (await isKept(store, name, known.release))) return known.release;
  const release = await step(
    `build ${name}`,
    () => createRelease(store, name, inputs),
    (hash) => hash,
  );
  noteBuild(store, name, { inputs, release });
  return release;
}

const createRelease = (store: Store, name: string, inputs: string): Promise<string> =>
  keepRelease(store, name, async (draft) => {
    const { buildRelease } = await import('./build-release.ts');
    return (await buildRelease(draft, name, inputs)).release;
  });

const readBuilds = (store: Store): Builds => readJsonSync<Builds>(store.builds) ?? {};

/** Several builds end at about the same time. */
function noteBuild(store: Store, name: string, build: Build): void {
  mkdirSync(dirname(store.builds), { recursive: true });
  writeFileSync(store.builds, JSON.stringify({ ...readBuilds(store), [name]: build }, null, 2));
}
