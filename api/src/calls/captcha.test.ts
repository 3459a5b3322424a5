import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

test('answers a number', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getCaptcha, { apiId: 'GetCatcha' });
  expect(answer).toEqual({ kv: { ln: expect.any(Number) }, tbl: [{ r: [] }], err: [] });
});

test('another apiId is refused', async () => {
  const { post } = await createTestApi();
  expect((await post(`/api/${callPaths.getCaptcha}`, { kv: { apiId: 'GetCaptcha' } })).status).toBe(400);
});
