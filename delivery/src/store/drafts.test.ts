import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveTestStore } from '../test/test-store.ts';
import { draftName, removeEndedDrafts } from './drafts.ts';
import type { Store } from './store.ts';

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

const places = (name: string) => [
  `pages/${name}`,
  `pages/${name}-left`,
  `catalog/.${name}`,
  `.incoming-${name}`,
  `pictures/a.${name}`,
];

async function leave(store: Store, name: string): Promise<void> {
  for (const place of places(name)) await mkdir(join(store.directory, place), { recursive: true });
}

const left = async (store: Store) =>
  (await readdir(store.directory, { recursive: true })).filter((name) => name.includes('draft-')).toSorted();

test('drafts of a command that has ended: removed, those of a running one stay', async () => {
  const { store } = await liveTestStore();
  const running = draftName();
  await leave(store, draftName(await endedProcess()));
  await leave(store, running);

  await removeEndedDrafts(store);

  expect(await left(store)).toEqual(places(running).toSorted());
});

test('drafts of other machines, and from before names said whose they are: gone after a day', async () => {
  const { store } = await liveTestStore();
  const names = ['draft-01234567-1-a', 'draft-a'];
  for (const name of names) await leave(store, name);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await removeEndedDrafts(store);
  expect(await left(store)).toHaveLength(10);

  for (const place of names.flatMap(places)) await utimes(join(store.directory, place), yesterday, yesterday);
  await removeEndedDrafts(store);

  expect(await left(store)).toEqual([]);
});
