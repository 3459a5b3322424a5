import { beforeEach, expect, test, vi } from 'vitest';
import { writeFailures } from '../store/failures.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { status } from './status.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

/** A site with two releases of the catalogue, of which browsers have reported failures. */
async function reportedSite() {
  const { store, hashes } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  const release = await testRelease(store, 'catalog', 'second');
  const from = { who: 'ada of catalog-team', machine: 'ci', id: '1' };
  const note = { kind: 'release', why: 'shorter Form page', from } as const;
  await activate(store, { catalog: release }, { note, tryOut: async () => '3 pages tried in a browser' });
  await writeFailures(store, 'one', {
    catalog: { [release]: { load: 2, render: 1 }, [hashes.catalog]: { error: 9 } },
  });
  await writeFailures(store, 'two', { catalog: { [release]: { load: 1 } } });
  return { release, hashes };
}

test('status: since when, by whom, size, failures of the live release and why, a line for each area', async () => {
  const { release, hashes } = await reportedSite();

  await status();

  const lines = printed.split('\n');
  expect(lines[0]).toBe('revision 2');
  expect(lines[2]).toMatch(/^area +release +live since +by +bytes +failures +why$/);
  expect(printed).toMatch(
    new RegExp(`^catalog +${release}  \\S+Z  ada of catalog-team +\\d+ +3 load, 1 render  shorter Form page$`, 'm'),
  );
  expect(printed).toMatch(new RegExp(`^shell +${hashes.shell}  \\S+Z .* 0 +test$`, 'm'));
});

test('status --json: the same for programs, and how it was tried', async () => {
  const { release } = await reportedSite();

  await status(['--json']);

  const { revision, areas } = JSON.parse(printed);
  expect(revision).toBe(2);
  expect(areas.find(({ name }: { name: string }) => name === 'catalog')).toMatchObject({
    release,
    since: expect.stringMatching(/^\d{4}-/),
    who: 'ada of catalog-team',
    why: 'shorter Form page',
    tried: '3 pages tried in a browser',
    size: expect.any(Number),
    failures: { load: 3, render: 1 },
  });
});
