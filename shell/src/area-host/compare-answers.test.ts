import type { StartedRequest } from '@agile-languages/shared/registry';
import { afterEach, expect, test, vi } from 'vitest';
import { compareAnswers } from './hydrate-parts.ts';

afterEach(() => {
  globalThis.firstRequests = undefined;
});

const testAnswer = { call: 'calle/GetFaqList', answer: '7313085519096743583' };

function answer(...replies: (string | Error | Response)[]) {
  const responses = replies.map(async (reply) => {
    if (reply instanceof Error) throw reply;
    return typeof reply === 'string' ? new Response(reply) : reply;
  });
  globalThis.firstRequests = new Map(responses.map((response, at) => [`${at}`, response]));
}

test.each<[string, string | Error | Response, StartedRequest, boolean]>([
  ['the answer that it shows', 'test', testAnswer, false],
  ['another answer', 'test 2', testAnswer, true],
  ['an answer, and it does not know which one it shows', 'test', { call: testAnswer.call }, true],
  ['no answer, and it shows none', new TypeError('test'), { call: testAnswer.call }, true],
  ['no answer', new TypeError('test'), testAnswer, true],
  ['a failure', new Response('test 2', { status: 500 }), testAnswer, true],
])('document, the API gives $0: hydrated is $3', async (_, reply, request, isHydrated) => {
  const hydrate = vi.fn();
  answer('test', reply);

  await compareAnswers([testAnswer, request], hydrate);

  expect(hydrate.mock.calls).toEqual(isHydrated ? [[]] : []);
});

test('browser that makes no hashes: hydrated', async () => {
  vi.stubGlobal('crypto', {});
  const hydrate = vi.fn();
  answer('test');

  await compareAnswers([testAnswer], hydrate);

  expect(hydrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('answer that was compared: can be read', async () => {
  answer('test');

  await compareAnswers([testAnswer], vi.fn());

  expect(await (await globalThis.firstRequests?.get('0'))?.text()).toBe('test');
});
