import { createApiClient } from '@agile-languages/shared/api';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../test/test-store.ts';
import type { OwnApi } from './own-api.ts';
import { prerenderApi } from './prerender-api.ts';

const clientOf = (...args: Parameters<typeof prerenderApi>) =>
  createApiClient({ base: () => args[0].apiBase, fetch: prerenderApi(...args) });

const ownOf = (server: FastifyInstance): Pick<OwnApi, 'ask'> => ({
  ask: async ({ body, url }) => {
    const { statusCode, rawPayload } = await server.inject({ method: 'POST', url, payload: JSON.parse(String(body)) });
    return { status: statusCode, headers: {}, body: new Uint8Array(rawPayload) };
  },
});

const noOwn = () => Promise.reject(new Error('The own API is not asked.'));

function testServer() {
  const server = fastify();
  server.post('/api/calle/GetFaqList', async ({ body }) => ({ tbl: [{ r: [{ question: JSON.stringify(body) }] }] }));
  onTestFinished(() => server.close());
  return server;
}

test('API of this project: asked without a port', async () => {
  const { rows } = await clientOf(testConfig, async () => ownOf(testServer())).getFaqList();

  expect(rows).toEqual([{ question: '{}', answer: '' }]);
});

test('equal requests: sent once, answered every time; another one: sent as well', async () => {
  const requests: string[] = [];
  const server = testServer();
  server.addHook('onRequest', async ({ url }) => void requests.push(url));
  server.post('/api/calle/GetPartnerList', async () => ({ tbl: [{ r: [{ partnerName: 'Test', imgUrl: '' }] }] }));
  const api = clientOf(testConfig, async () => ownOf(server));

  const answers = await Promise.all([api.getFaqList(), api.getFaqList(), api.getPartnerList()]);
  answers.push(await api.getFaqList());

  expect(answers.map(({ rows }) => rows)).toEqual([
    [{ question: '{}', answer: '' }],
    [{ question: '{}', answer: '' }],
    [{ partnerName: 'Test', imgUrl: '' }],
    [{ question: '{}', answer: '' }],
  ]);
  expect(requests.sort()).toEqual(['/api/calle/GetFaqList', '/api/calle/GetPartnerList']);
});

test('API of this project that does not start: every call fails with the reason as cause', async () => {
  const request = clientOf(testConfig, () => Promise.reject(new Error('test: no database'))).getFaqList();

  await expect(request).rejects.toMatchObject({ name: 'ApiError', cause: { message: 'test: no database' } });
});

test('API elsewhere: called over HTTP', async () => {
  const server = testServer();
  const apiBase = `${await server.listen({ port: 0 })}/api`;

  const { rows } = await clientOf({ ...testConfig, apiBase }, noOwn).getFaqList();

  expect(rows).toEqual([{ question: '{}', answer: '' }]);
});

test('API elsewhere without a connection: the first call is the last that is tried', async () => {
  const server = testServer();
  const address = await server.listen({ port: 0 });
  await server.close();
  const api = clientOf({ ...testConfig, apiBase: `${address}/api` }, noOwn);

  const first: unknown = await api.getFaqList().catch((cause: Error) => cause.cause);
  const second: unknown = await api.getFaqList().catch((cause: Error) => cause.cause);

  expect(first).toBeInstanceOf(TypeError);
  expect(second).toBe(first);
});
