import { dirname, join } from 'node:path';
import { exportServers } from '@agile-languages/delivery/src/test/export-servers.ts';
import { freePort } from '../../src/site/free-port.ts';
import { createClass } from '../../src/site/own-class.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const host = '127.0.0.1';

for (const { name, isInstalled, start } of exportServers.slice(0, 2))
  test(`exported site served by ${name}: pages, a class that came later and unknown addresses, as the site itself`, async ({
    page,
    ownStore,
    problems,
    site,
  }) => {
    test.skip(!isInstalled(), `${name} is not installed`);
    problems.allow(/404/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const port = await freePort();
    const url = `http://${host}:${port}`;
    const target = join(dirname(ownStore.folders.releases), 'out');
    const { code, output } = await ownStore.command(['export', target, '--api', site, '--listen', `${host}:${port}`]);
    expect(code, output).toBe(0);
    const stop = await start(target, { host, port: Number(port) });
    const heading = page.getByRole('heading', { level: 1 });
    /** Opens a page; its status and its policy are those of the site itself, and nothing is said of it. */
    const open = async (path: string, status = 200) => {
      const expected = await page.request.get(site + path);
      said.length = 0;
      const response = await page.goto(url + path);
      expect([response?.status(), expected.status()]).toEqual([status, status]);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toBe(expected.headers()['content-security-policy']);
      await hydrated(page);
      expect(said.filter((text) => status === 200 || !text.includes('404'))).toEqual([]);
    };

    try {
      await open('/');
      await expect(heading).toContainText('Say it so that it can be built.');
      await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Data Flow' }).click();
      await expect(heading).toContainText('Data Flow');

      await open('/languages/1111117');
      await expect(heading).toContainText('Form');

      const id = await createClass({ name: 'Class after the export' });
      await open(`/class/${id}`);
      await expect(heading).toContainText('Class after the export');

      await open('/nothing-here', 404);
      await expect(heading).toHaveText('Oops!');
      await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
      await expect(page).toHaveURL(`${url}/my-needs`);
      await expect(heading).not.toHaveText('Oops!');
      expect(said.filter((text) => !text.includes('404'))).toEqual([]);
    } finally {
      await page.close();
      await stop();
    }
  });
