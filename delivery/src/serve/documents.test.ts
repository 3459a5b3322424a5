import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { liveTestStore } from '../test/test-store.ts';
import { site } from './site.ts';

async function testSite() {
  const { store } = await liveTestStore();
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [] });
  onTestFinished(() => server.close());
  return server;
}

test('draft in its page: the document of the page, never kept and never listed', async () => {
  const server = await testSite();

  const { headers, statusCode, body } = await server.inject('/catalog?draft=experts.900001');

  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ]);
  expect(headers['content-security-policy']).toBe((await server.inject('/catalog')).headers['content-security-policy']);
  expect(body).toContain('"apiBase":"/desk/api/preview/experts/900001"');
});

test('draft with a key, where the desk has another origin: its calls go to the site', async () => {
  const server = await testSite();
  const bodyOf = async (query: string) => (await server.inject(`/catalog?draft=experts.900001&key=${query}`)).body;

  expect(await bodyOf('a-1.b.c_2')).toContain('"apiBase":"/api/drafts/a-1.b.c_2/experts/900001"');
  for (const odd of ['', '%2e%2e%2f', 'a/b', '%22%3E'])
    expect(await bodyOf(odd)).toContain('"apiBase":"/desk/api/preview/experts/900001"');
});

test('draft: not compressed for each who asks', async () => {
  const server = await testSite();
  const encodingOf = async (url: string) =>
    (await server.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];

  expect(await encodingOf('/catalog')).toBe('br');
  expect(await encodingOf('/catalog?draft=experts.900001')).toBeUndefined();
});

test.each(['', 'experts', 'experts.', 'experts.%2e%2e%2f', 'https://other.test', '.a', 'experts.a/b'])(
  'draft %j: the page as it is',
  async (value) => {
    const server = await testSite();

    const { headers, body } = await server.inject(`/catalog?draft=${value}`);

    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).toBe((await server.inject('/catalog')).body);
  },
);
