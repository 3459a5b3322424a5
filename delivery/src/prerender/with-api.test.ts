import { expect, test, vi } from 'vitest';
import { testConfig } from '../test/test-store.ts';
import { withApi } from './with-api.ts';

const config = { ...testConfig, apiBase: 'http://api.test/api' };

/** What the API tells of its content in turn, and what prerendering hears of it. */
async function versionsHeard(...told: (number | Error)[]): Promise<(number | undefined)[]> {
  const answers = told.map((version) =>
    typeof version === 'number' ? Response.json({ content: version, format: 'test' }) : version,
  );
  const send = vi.fn<typeof fetch>();
  for (const answer of answers)
    answer instanceof Error ? send.mockRejectedValueOnce(answer) : send.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', send);
  return withApi({ config, env: {}, migrates: false }, async ({ content }) => {
    const heard: (number | undefined)[] = [];
    for (const _ of told) heard.push((await content())?.version);
    return heard;
  });
}

test('content that has changed while pages are prerendered: of the first number, since any page may show that', async () => {
  expect(await versionsHeard(3, 5)).toEqual([3, 3]);
});

test('API that did not tell the number of its content at first: of none, although it tells one later', async () => {
  expect(await versionsHeard(new Error('test'), 5)).toEqual([undefined, undefined]);
});
