/** @module-tag all */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import type { Tracing } from './start-tracing.ts';
import { openTracing } from './tracing.ts';

interface TestSpan {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
const foreignParent = `00-${foreignTrace}-b7ad6b7169203331-01`;

async function createTestTracing() {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    texts.push(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const collector = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const tracing = (await openTracing(collector, 'test')) as Tracing;
  onTestFinished(() => tracing.stop());
  const spans = async (): Promise<TestSpan[]> => {
    await tracing.stop();
    return texts.flatMap((text) => JSON.parse(text).resourceSpans[0].scopeSpans.flatMap(spansOf));
  };
  return { tracing, texts, spans };
}

const spansOf = ({ spans }: { spans: TestSpan[] }) => spans;

const attributeOf = ({ attributes }: TestSpan, name: string) => attributes.find(({ key }) => key === name)?.value;

test('no collector: nothing is traced', async () => {
  expect(await openTracing(undefined, 'test')).toBeUndefined();
});

test('request: a span with pattern, status and the id that the answer names, and nothing of the visitor', async () => {
  const { tracing, texts, spans } = await createTestTracing();
  const { api, call } = await createTestApi({ tracing });
  const { token } = (await call(callPaths.login, testLogin)).kv;
  const answer = await api.inject(`/app/redirect?tk=${token}`);
  await api.inject(`/nowhere/${token}`);

  const [login, redirect, nowhere] = (await spans()).filter(({ name }) => /^(GET|POST) /.test(name));

  expect([login?.name, redirect?.name, nowhere?.name]).toEqual([
    `POST /api/${callPaths.login}`,
    'GET /app/redirect',
    'GET none',
  ]);
  expect(redirect && attributeOf(redirect, 'request.id')?.stringValue).toBe(answer.headers['x-request-id']);
  expect(redirect && Number(attributeOf(redirect, 'http.response.status_code')?.intValue)).toBe(200);
  expect(nowhere && Number(attributeOf(nowhere, 'http.response.status_code')?.intValue)).toBe(404);
  expect(texts.join('')).not.toContain(token);
  expect(texts.join('')).not.toContain(testLogin.pwd);
});

test.each([
  ['nobody', undefined, false],
  ['a trusted proxy', '127.0.0.1', true],
])('trace that a request brings, with %s in front: continued or not', async (_, trustProxy, isContinued) => {
  const { tracing, spans } = await createTestTracing();
  const { api } = await createTestApi({ tracing, trustProxy });
  await api.inject({ url: '/api/live', headers: { traceparent: foreignParent } });

  const [span] = (await spans()).filter(({ name }) => name === 'GET /api/live');

  expect(span?.traceId === foreignTrace).toBe(isContinued);
});

test('request that is passed on: a span, and headers by which the other process continues its trace', async () => {
  const { tracing, spans } = await createTestTracing();
  const headers: IncomingHttpHeaders = {};
  tracing.passOn('GET', 'test-id', headers)(503);

  const [span] = await spans();

  expect(headers.traceparent).toContain(span?.traceId);
  expect(span && attributeOf(span, 'request.id')?.stringValue).toBe('test-id');
});

test('collector that is not there: answers come, one sentence says so, and the process stops in time', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const tracing = (await openTracing('http://127.0.0.1:1', 'test')) as Tracing;
  const { api } = await createTestApi({ tracing });

  expect((await api.inject('/api/live')).statusCode).toBe(200);
  await tracing.stop();

  expect(write).toHaveBeenCalledExactlyOnceWith('Traces cannot be sent to http://127.0.0.1:1.\n');
});
