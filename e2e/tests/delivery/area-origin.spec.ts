import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../src/test.ts';

async function startNetwork(target: string) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    // A site may close a connection that is kept.
    httpRequest(new URL(request.url ?? '', target), { agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requested, stop: () => server.close() };
}

test('area on an origin of its own: its files come from there, and its pages work at first and by a link', {
  tag: '@all',
}, async ({ ownSite, page }) => {
  const network = await startNetwork(ownSite.url);
  const configured = await ownSite.command(['configure'], undefined, { AREA_ORIGINS: `catalog=${network.origin}` });
  expect(configured.code, configured.output).toBe(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const compare = page.getByRole('checkbox', { name: 'Compare Form', exact: true });

  await page.goto(`${ownSite.url}/languages`);
  await compare.click();
  await expect(page).toHaveURL(/\?compare=1111117$/);
  await page.goto(`${ownSite.url}/profiles`);
  const before = network.requested.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Form', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form');

  expect(network.requested.length).toBeGreaterThan(before);
  const files = requested.filter((url) => url.includes('/areas/catalog/'));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((url) => !url.startsWith(network.origin))).toEqual([]);
  await page.close();
  network.stop();
});
