import { expect, test, vi } from 'vitest';
import { status } from '../../commands/status.ts';
import { readPageList } from '../../store/page-list.ts';
import { sideFolder } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { recordOutput } from '../../test/record-output.ts';
import { activate, liveTestStore, testApiWith, testConfig, testRelease } from '../../test/test-store.ts';
import { serveBeside } from './serve-beside.ts';

const printed = recordOutput();

async function startCanary(store: Store, name: string, release: string, why = 'test') {
  const note = { kind: 'release', why } as const;
  const options = { store, config: testConfig, api: testApiWith(), note };
  return (await serveBeside(options, { name, release, share: 10 })).side;
}

test('canary with a section, then live for all: the home page of the canary', async () => {
  const { store } = await liveTestStore();
  const description = { sections: { test: { slot: 'test-end' } } };
  const stories = await testRelease(store, 'stories', 'first', { description });
  const side = await startCanary(store, 'stories', stories);

  await activate(store, { stories }, { back: { name: 'stories', folder: sideFolder(store, side) } });

  expect((await readPageList(store.pages(2)))?.pages['/']?.fingerprint.areas).toMatchObject({ stories });
});

test('status with a canary: a line below its area, and for programs', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  const release = await testRelease(store, 'catalog', 'third');
  await startCanary(store, 'catalog', release, 'new picker');

  await status([], {});
  expect(printed.join('')).toMatch(new RegExp(`^ +${release}  10 % .* new picker$`, 'm'));

  printed.length = 0;
  await status(['--json'], {});
  const { areas } = JSON.parse(printed.join(''));
  expect(areas.find(({ name }: { name: string }) => name === 'catalog')?.canary).toMatchObject({
    release,
    share: 10,
    why: 'new picker',
    views: 0,
  });
});
