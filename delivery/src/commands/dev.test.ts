import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectFreePort } from '../serve/free-port.ts';
import { liveTestStore, testStore } from '../test/test-store.ts';
import { dev } from './dev.ts';

async function usedPort(distance: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  if (distance === 0) return port;
  const isFree = await expectFreePort({ port: port - distance, host: 'localhost' }).then(
    () => true,
    () => false,
  );
  return isFree ? port : usedPort(distance);
}

test.each([
  ['of the site', 0, ''],
  ['beside it, of the shell', 1, ', which shell is to be watched on,'],
])('port %s in use: one sentence before anything is built', async (_, distance, purpose) => {
  const used = await usedPort(distance);
  vi.stubEnv('PORT', String(used - distance));
  vi.stubEnv('RELEASES_DIR', (await testStore()).directory);
  vi.stubEnv('NODE_ENV', 'test');
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  await expect(dev([])).rejects.toThrow(
    `Port ${used}${purpose} is in use. Stop what uses it, or choose another: PORT=${used - distance + 100} npm run dev`,
  );

  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  vi.unstubAllEnvs();
});

test('port in use while one area is from source: the sentence keeps the area', async () => {
  const used = await usedPort(0);
  vi.stubEnv('PORT', String(used));
  vi.stubEnv('RELEASES_DIR', (await liveTestStore()).store.directory);
  vi.stubEnv('NODE_ENV', 'test');

  await expect(dev(['catalog'])).rejects.toThrow(`choose another: PORT=${used + 100} npm run dev -- catalog`);

  vi.unstubAllEnvs();
});

test('one area from source, the others from releases that there are not: one sentence', async () => {
  vi.stubEnv('RELEASES_DIR', (await testStore()).directory);

  await expect(dev(['catalog'])).rejects.toThrow(
    'The other areas come from their releases, and there are none yet: this site was never started. Run npm start once.',
  );
});

test.each([
  [['catalog', '--site', 'ftp://site.test'], '--site is an address with https, not ftp://site.test.'],
  [['--site', 'https://site.test'], 'With --site one area is from source'],
  [['shell', '--site', 'https://site.test'], 'There is no area "shell".'],
  [['catalog', '--stie', 'x'], 'There is no option --stie. Do you mean --site?'],
  [['catalog', '--hepl'], 'There is no option --hepl. Do you mean --help?'],
])('dev %j: one sentence', async (args, sentence) => {
  await expect(dev(args)).rejects.toThrow(sentence);
});
