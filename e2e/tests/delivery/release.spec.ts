import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { addSentence, changeDeclaration } from '../../src/site/change-area.ts';
import { checksums } from '../../src/site/releases.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const sentence = 'Test sentence of a new release.';

test('release of one area: refused with a slip, then a canary, promoted and rolled back; no byte of the others changes, open tabs go on, the server keeps below 300 MB', async ({
  page,
  ownSite,
  ownCheckout,
  playwright,
  request,
}) => {
  const { url, folders } = ownSite;
  const before = await ownSite.registry();
  const others = { shell: before.shell, experts: before.areas.experts, enrolment: before.areas.enrolment };
  const bytesOfOthers = () =>
    Promise.all(
      Object.entries(others).map(([name, live]) => checksums(join(folders.releases, name, live?.release ?? ''))),
    );
  const textOf = async (path: string) => (await request.get(`${url}${path}`)).text();
  const unconcerned = ['/profiles', '/upcoming-classes', '/languages/1111118', '/login'];
  const [bytesBefore, pagesBefore] = [await bytesOfOthers(), await Promise.all(unconcerned.map(textOf))];
  const mostMegabytes = watchMemory(ownSite.pid);
  await page.goto(`${url}/languages/1111118`);
  await hydrated(page);

  const declare = (rendering: string) =>
    changeDeclaration(ownCheckout, 'assessment', ({ routes, ...others }) => ({
      ...others,
      routes: { ...routes, '/my-needs': { rendering } },
    }));
  await declare('pubilc');
  const refused = await ownSite.command(['release', 'assessment'], ownCheckout);
  expect([refused.code, refused.stderr.trim()]).toEqual([
    1,
    'area.json of assessment: route /my-needs: rendering is "pubilc", not "public" or "personal". Nothing has changed.',
  ]);
  expect(await ownSite.registry()).toEqual(before);

  await declare('public');
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', sentence);
  const command = async (...args: string[]) => {
    const { code, output } = await ownSite.command([...args, '--why', 'test of one area'], ownCheckout);
    expect(code, output).toBe(0);
  };
  await command('release', 'assessment', '--canary', '50');
  expect(await seenByVisitors(playwright.request, `${url}/my-needs`)).toEqual(new Set([true, false]));

  await command('promote', 'assessment');
  expect(await seenByVisitors(playwright.request, `${url}/my-needs`)).toEqual(new Set([true]));
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  const after = await ownSite.registry();
  expect({ ...after.areas, assessment: null }).toEqual({ ...before.areas, assessment: null });
  expect(after.shell).toEqual(before.shell);
  expect(await bytesOfOthers()).toEqual(bytesBefore);
  expect(await Promise.all(unconcerned.map(textOf))).toEqual(pagesBefore);
  const status = await ownSite.command(['status']);
  expect(status.stdout).toMatch(new RegExp(`assessment +${after.areas.assessment?.release} .*test of one area`));

  await command('rollback', 'assessment');
  expect((await ownSite.registry()).areas).toEqual(before.areas);
  expect(await textOf('/my-needs')).not.toContain(sentence);
  await page.getByRole('banner').getByRole('link', { name: 'Agile Languages' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  if (process.platform !== 'linux') return;
  const most = mostMegabytes();
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThan(300);
});

/** Looks five times a second, until it is asked for the most. Pages of files do not count: they can be read again. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(status) ?? [];
    most = Math.max(most, Number(kilobytes) / 1000);
  }, 200).unref();
  return () => {
    clearInterval(timer);
    return most;
  };
}

const arrival = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

async function seenByVisitors(requests: APIRequest, url: string): Promise<Set<boolean>> {
  const seen = new Set<boolean>();
  for (let visit = 0; visit < 20; visit += 1) {
    const visitor = await requests.newContext();
    seen.add((await (await visitor.get(url, { headers: arrival })).text()).includes(sentence));
    await visitor.dispose();
  }
  return seen;
}
