import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { failuresPath } from '@agile-languages/shared/registry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDraft } from '../../store/store.ts';
import { liveTestStore, testConfig } from '../../test/test-store.ts';
import { serveCandidate } from './serve-candidate.ts';

async function served(config = testConfig) {
  const { store } = await liveTestStore();
  const drafted = withDraft(store, 1);
  await mkdir(dirname(drafted.pages(1)), { recursive: true });
  await rename(store.pages(1), drafted.pages(1));
  const handleApi = vi.fn((_request, response) => void response.end('{}'));
  const { origin, close } = await serveCandidate(drafted, 1, config, config === testConfig ? { handleApi } : {});
  onTestFinished(close);
  return { origin, handleApi };
}

test('revision that nobody has claimed: its pages and registry are served, with the policy of the site', async () => {
  const { origin } = await served();

  const page = await fetch(`${origin}/catalog`);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('area | /catalog');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'strict-dynamic'");
  expect(await (await fetch(`${origin}/registry.json`)).json()).toMatchObject({ revision: 1 });
});

test('report of a failure: accepted, and counted nowhere', async () => {
  const { origin } = await served();

  expect((await fetch(origin + failuresPath, { method: 'POST', body: '{}' })).status).toBe(204);
});

test('API: what reads is answered under the origin of the site, what writes is refused', async () => {
  const { origin, handleApi } = await served();
  const post = (path: string) => fetch(origin + path, { method: 'POST', headers: { origin } });

  expect((await post('/api/calle/GetFaqList')).status).toBe(200);
  expect((await post('/api/calle/Enroll')).status).toBe(403);
  expect((await fetch(`${origin}/files/marks/form.svg`)).status).toBe(200);

  expect(handleApi).toHaveBeenCalledTimes(2);
  expect(handleApi.mock.calls[0]?.[0].headers.origin).toBe(testConfig.origin);
});

test('API elsewhere: its files are there under the address of the site as well', async () => {
  const api = createServer((request, response) => response.end(`file ${request.url}`)).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const { origin } = await served({ ...testConfig, apiBase: `http://127.0.0.1:${port}/api` });

  expect(await (await fetch(`${origin}/files/marks/form.svg`)).text()).toBe('file /files/marks/form.svg');
});
