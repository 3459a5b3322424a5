import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { readHistory } from '../../store/history.ts';
import { readSides } from '../../store/side-revisions.ts';
import { liveSite } from '../../test/live-site.ts';
import { recordOutput } from '../../test/record-output.ts';
import { liveCatalog, testHash } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { releaseArtefact } from '../receive/release-artefact.ts';
import { testArtefact } from '../receive/test-artefact.ts';
import { preview as previewWith } from './commands.ts';

const preview = (args: string[]) => previewWith(args, extras);
const printed = recordOutput();
const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];

test('preview: a link into the site, which stays as it is', { tags: ['all'] }, async () => {
  const store = await liveSite();

  await preview([await testArtefact(), '--for', '2', '--why', 'test reason']);

  const { origin } = readConfig(process.env).site;
  expect(printed.at(-2)).toMatch(new RegExp(`^${origin}/preview/[\\da-f-]{36}\\.\\d+\\.[\\w-]{43}\\n$`));
  expect(await liveCatalog(store)).toBe(first);
  const [side] = await readSides(store);
  expect(side).toMatchObject({ kind: 'preview', release: second, buckets: [] });
  expect(Date.parse(side?.expires ?? '') - Date.now()).toBeGreaterThan(7_000_000);
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'preview', subject: 'catalog', why: 'test reason' });
  await expect(preview(['catalog', '--for', '1000'])).rejects.toThrow('--for is a number of hours, at most 720');
});

test.each([
  [{ preview: 1000 }, 'A preview is good for at most 720 hours'],
  [{ preview: -1 }, 'A preview is good for at most 720 hours'],
  [{ canary: 0 }, 'A canary is for 1 to 99 of 100 visitors'],
  [{ canary: 1.5 }, 'A canary is for 1 to 99 of 100 visitors'],
])('%j in the request of a team that did not use the command: refused', async (wish, sentence) => {
  const store = await liveSite();
  const options = { why: '', removes: false, isAgain: true, inBrowser: false, ...wish };

  await expect(releaseArtefact(await testArtefact(), options, extras)).rejects.toThrow(sentence);

  expect(await readSides(store)).toEqual([]);
});
