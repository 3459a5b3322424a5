/** @module-tag all */
import { beforeEach, expect, test, vi } from 'vitest';
import { release as releaseWith } from '../../commands/release.ts';
import { historyProblem, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { liveSite } from '../../test/live-site.ts';
import { liveCatalog, testHash } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { runRequested } from './do-requested.ts';
import type { ProgressMessage } from './requested-work.ts';
import { testArtefact } from './test-artefact.ts';

const release = (args: string[]) => releaseWith(args, extras);

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];

test('release of a file: live, with the commit that it was built from', async () => {
  const store = await liveSite();

  await release([await testArtefact(), '--why', 'test']);

  expect(await liveCatalog(store)).toBe(second);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    commit: '0123456789abcdef0123456789abcdef01234567',
    tried: 'not tried in a browser: RELEASE_BROWSER=off',
  });
});

test('release with --no-browser: the history says so; another site decides itself', async () => {
  const store = await liveSite();
  const file = await testArtefact();

  await release([file, '--no-browser']);

  expect((await readHistory(store)).at(-1)).toMatchObject({ tried: 'not tried in a browser: --no-browser' });
  await expect(release([file, '--no-browser', '--site', 'https://site.test'])).rejects.toThrow(
    'The site decides whether it tries a release in a browser.',
  );
});

test('release of a file that was live before: refused with the way back, live with --again', async () => {
  const store = await liveSite();
  await release([await testArtefact()]);
  const old = await testArtefact({ version: 'first' });

  await expect(release([old])).rejects.toThrow(
    `Release ${first} of catalog was live before, since revision 1. Nothing has changed. To go back to it: npm run rollback -- catalog --to ${first}, or add --again.`,
  );
  expect(await liveCatalog(store)).toBe(second);
  await release([old, '--again']);
  expect(await liveCatalog(store)).toBe(first);
});

test('two processes that release two areas at once: both are live, the history is whole', async () => {
  const store = await liveSite();
  const options = { why: 'test', removes: false, isAgain: false };
  const ends: ProgressMessage[] = [];
  const start = async (name: string) =>
    runRequested({ kind: 'release', file: await testArtefact({ name }), options }, (message) => {
      if (message.kind !== 'line') ends.push(message);
    });

  await Promise.all([start('catalog'), start('experts')]);

  expect(ends).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect((await readRegistry(store))?.areas).toMatchObject({
    catalog: { release: second },
    experts: { release: testHash('experts', 'second') },
  });
  expect(await historyProblem(store, 3)).toBeUndefined();
});
