import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { assessment, classesOf, enrolment, meterOf } from '../src/hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

const releases = join(process.env.E2E_FOLDER ?? '', 'releases');

async function published() {
  const { embed = '' } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  const folder = join(releases, 'embed', embed);
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return { folder, sizeOf: (name: string): number => files[name].brotli };
}

/** Bytes, compressed with brotli. */
const limits = { 'loader.js': 2500, 'embed.css': 300, 'react.js': 700 };

for (const [name, limit] of Object.entries(limits))
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli`, async () => {
    const { sizeOf } = await published();

    test.info().annotations.push({ type: 'figure', description: `${name} ${sizeOf(name)} bytes` });
    expect(sizeOf(name)).toBeLessThanOrEqual(limit);
  });

for (const { name, limit, needed, use } of [
  { name: 'assessment', limit: 18_500, needed: ['assessment.js', 'assessment.topics-1111112.js'], use: useAssessment },
  { name: 'enrolment', limit: 16_000, needed: ['enrolment.js'], use: useEnrolment },
])
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli until it can be used, with all else held back`, async ({
    page,
    hosts,
  }) => {
    const { sizeOf } = await published();
    const came: string[] = [];
    await page.route(new RegExp(`/embed/[\\d.]+/${name}\\.[\\w.-]*js`), async (route) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      if (!needed.includes(file)) return;
      came.push(file);
      await route.continue();
    });

    await page.goto(`${hosts}/plain/`, { waitUntil: 'domcontentloaded' });
    await use(page);

    const bytes = came.reduce((sum, file) => sum + sizeOf(file), 0);
    test.info().annotations.push({ type: 'figure', description: `${name} ${bytes} bytes: ${came.join(', ')}` });
    expect(came).toEqual(needed);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

async function useAssessment(page: Page) {
  await assessment(page).scrollIntoViewIfNeeded();
  const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
  await assessment(page).getByRole('checkbox', { name: 'Service name and one-line purpose' }).uncheck({ force: true });
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
}

async function useEnrolment(page: Page) {
  await enrolment(page).scrollIntoViewIfNeeded();
  await classesOf(page)
    .first()
    .getByRole('link', { name: /^Enrol/ })
    .click({ trial: true });
}

test('files that partners load: no password field, no HTML from text', async () => {
  const { folder } = await published();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((_, index) => /type["']?\s*[:=]\s*["'`]password|"password"/.test(texts[index] ?? ''))).toEqual(
    [],
  );
  expect(
    names.filter((_, index) => /(?:inner|outer)HTML|insertAdjacentHTML|document\.write/.test(texts[index] ?? '')),
  ).toEqual([]);
});
