import { UsageError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { recordOutput } from '../test/record-output.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { history } from './history.ts';
import { owner } from './owner.ts';
import { status } from './status.ts';

const printed = recordOutput();

async function liveStore() {
  const { store, hashes } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  const routes = { '/catalog': { rendering: 'public' }, '/experts/:id': { rendering: 'public' } };
  const catalog = await testRelease(store, 'catalog', 'next', {
    description: { routes, owner: 'Catalogue team', contact: 'catalogue@team.test' },
  });
  return { store, hashes, catalog };
}

test('addresses handed over: the new owner takes them in one revision, and the history says so', async () => {
  const { store, catalog } = await liveStore();
  await expect(activate(store, { catalog }, { removes: true })).rejects.toThrow('belongs to experts');

  await owner(['catalog', '/experts', '--why', 'one team now'], {});
  expect(printed.join('')).toContain(
    '/experts belongs to catalog. Its next release with such a page takes it over. Until then experts has it.',
  );
  await activate(store, { catalog }, { removes: true });

  const areas = (await readRegistry(store))?.areas;
  expect(Object.keys(areas?.catalog?.routes ?? {})).toEqual(['/catalog', '/experts/:id']);
  expect(Object.keys(areas?.experts?.routes ?? {})).toEqual(['/experts-mine/:id']);
  expect(await readHistory(store)).toContainEqual(
    expect.objectContaining({ kind: 'owner', subject: 'catalog', beside: '/experts', why: 'one team now' }),
  );
});

test('new owner goes back to a release without them: the former owner has them again', { tags: ['all'] }, async () => {
  const { store, hashes, catalog } = await liveStore();
  await owner(['catalog', '/experts'], {});
  await activate(store, { catalog }, { removes: true });

  await activate(store, { catalog: hashes.catalog }, { removes: true });

  expect(Object.keys((await readRegistry(store))?.areas.experts?.routes ?? {})).toContain('/experts/:id');
});

test('history: the team of each area beside its releases', async () => {
  const { store } = await liveStore();
  const experts = await testRelease(store, 'experts', 'next', { description: { owner: 'Experts team' } });
  await activate(store, { experts });

  await history(['experts'], {});

  expect(printed.join('')).toContain(`experts (Experts team) `);
  expect(printed.join('')).toContain(` → ${experts}`);
});

test('history and status with signs that move the cursor: each entry stays on its line', async () => {
  const { store } = await liveStore();
  const experts = await testRelease(store, 'experts', 'next');
  await activate(store, { experts }, { note: { kind: 'release', why: 'new\x1b[1A\x1b[2K\nrelease  catalog' } });

  await history(['experts'], {});
  await status([], {});

  const lines = printed
    .join('')
    .split('\n')
    .filter((line) => line.includes(' release  catalog'));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/new \[1A \[2K release {2}catalog$/);
});

test.each(['nothing', '__proto__', 'constructor'])(
  'history of %s, which nobody has: said in a sentence',
  async (name) => {
    await liveStore();

    await expect(history([name], {})).rejects.toThrow(`Nothing in the history is about ${name}.`);
  },
);

test.each([
  ['no address', ['catalog'], 'Addresses are given by their first part: npm run owner -- catalog /books'],
  ['a deeper address', ['catalog', '/books/:id'], 'Addresses are given by their first part'],
  ['an address of the server', ['catalog', '/API'], '/api belongs to the server.'],
  ['the error page', ['catalog', '/404'], '/404 is no address of an area: it belongs to the shell.'],
  [
    'what every object has',
    ['catalog', '/constructor'],
    '/constructor is no address of an area: constructor is a name',
  ],
  ['an option with an empty value', ['catalog', '/books', '--why='], '--why needs a value: --why <reason>.'],
  ['no area', ['/books'], 'Name an area.'],
  ['the shell', ['shell', '/books'], 'There is no area "shell".'],
])('%s: refused in a sentence', async (_, args, sentence) => {
  await liveStore();

  await expect(owner(args, {})).rejects.toThrow(new UsageError(sentence).message);
});
