import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import { expect, onTestFinished, test } from 'vitest';
import { isApiPath } from './paths.ts';
import { createTestApi } from './testing/test-api.ts';
import { testLogin } from './testing/test-calls.ts';

test('the API answers below its prefixes, the site everything else', () => {
  expect(isApiPath('/api/calle/login')).toBe(true);
  expect(isApiPath('/files/marks/form.svg')).toBe(true);
  expect(isApiPath('/app/redirect?tk=x')).toBe(true);
  expect(isApiPath('/outbox')).toBe(true);
  expect(isApiPath('/partner/api/account')).toBe(true);
  expect(isApiPath('/partner')).toBe(false);
  expect(isApiPath('/apis')).toBe(false);
  expect(isApiPath('/?next=/api/')).toBe(false);
});

test('a site can hand over the requests that are meant for the API', async () => {
  const { api } = await createTestApi();
  const server = createServer((request, response) => {
    if (isApiPath(request.url ?? '')) api.routing(request, response);
    else response.end('test site');
  }).listen(0, 'localhost');
  onTestFinished(() => {
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const login = await fetch(`${origin}/api/${callPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kv: testLogin }),
  });
  const page = await fetch(`${origin}/languages`);
  expect(await login.json()).toMatchObject({ kv: { token: expect.any(String) } });
  expect(await page.text()).toBe('test site');
});
