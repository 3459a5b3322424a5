import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failuresPath } from '@agile-languages/shared/registry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDraft } from '../store/store.ts';
import { liveTestStore, testConfig } from '../test/test-store.ts';
import { serveCandidate } from './serve-candidate.ts';

async function served() {
  const { store } = await liveTestStore();
  const drafted = withDraft(store, 1);
  await mkdir(dirname(drafted.pages(1)), { recursive: true });
  await rename(store.pages(1), drafted.pages(1));
  const handleApi = vi.fn((_request, response) => void response.end('{}'));
  const { origin, close } = await serveCandidate(drafted, 1, testConfig, handleApi);
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
