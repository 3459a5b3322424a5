import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { type Framework, type FrameworkSite, startFramework } from '../src/hosts/framework-site.ts';
import {
  assessment,
  classesOf,
  enrolment,
  heardEvents,
  meterOf,
  openHost,
  recordEvents,
} from '../src/hosts/host-page.ts';
import { startRegistry } from '../src/hosts/npm.ts';
import { run } from '../src/run.ts';
import { expect, test } from '../src/test.ts';

const linksInside = /<agile-assessment[^>]*>\s*<a href="[^"]*#meter">Take the Agile Communication Level Meter<\/a>/;

const frameworks: readonly (Framework & { html: RegExp })[] = [
  {
    name: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    served: { start: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p'] },
    html: linksInside,
  },
  {
    name: 'astro',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    served: { folder: 'dist' },
    html: linksInside,
  },
  {
    name: 'angular',
    build: ['node_modules/@angular/cli/bin/ng.js', 'build'],
    served: { folder: 'dist' },
    html: /<acme-page>/,
  },
];

let registry: Awaited<ReturnType<typeof startRegistry>>;

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath('packed');
  await mkdir(folder, { recursive: true });
  const { code, output } = await run(pinnedNode, ['delivery/src/cli.ts', 'embed-pack'], { env: { INIT_CWD: folder } });
  expect(code, output).toBe(0);
  registry = await startRegistry('@agile-languages/embed', join(folder, (await readdir(folder))[0] ?? ''));
});

test.afterAll(() => registry.stop());

for (const framework of frameworks)
  test(`${framework.name}: built for production, both elements work in full width, and their events arrive`, async ({
    page,
    request,
    site,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const partner: FrameworkSite = await startFramework(framework, site, registry.url);
    try {
      expect(await (await request.get(partner.url)).text()).toMatch(framework.html);
      await recordEvents(page);
      await openHost(page, partner.url);

      const width = await page.locator('main').evaluate((main) => main.clientWidth);
      for (const element of [assessment(page), enrolment(page)])
        expect((await element.boundingBox())?.width).toBe(width);
      await expect(classesOf(page).first().getByRole('link').first()).toBeVisible();
      const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
      await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
      await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
      await expect(page.locator('output')).not.toBeEmpty();
      expect(await heardEvents(page, 'agile-ready')).toHaveLength(2);
      expect(messages).toEqual([]);
    } finally {
      await partner.stop();
    }
  });
