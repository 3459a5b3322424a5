import { expect, test } from 'vitest';
import { requestKey, rowsOnly, sentRequest } from './request-key.ts';

test('request of rows only: another key, the same request', () => {
  const body = '{"kv":{"id":"1 rows"}}';

  expect(requestKey('/api/list', body, true)).not.toBe(requestKey('/api/list', body));
  expect(sentRequest(requestKey('/api/list', body, true))).toBe(`/api/list ${body}`);
  expect(sentRequest(requestKey('/api/list', body))).toBe(`/api/list ${body}`);
});

test('answer of rows only: every total but 0 is 1, words of a row stay', () => {
  const row = { id: '7', rowCount: '34', words: '"rowCount":"34"' };
  const answer = (count: string | number) => JSON.stringify({ kv: { rowCount: count }, tbl: [{ r: [row] }] });

  expect(JSON.parse(rowsOnly(answer('34')))).toEqual({
    kv: { rowCount: '1' },
    tbl: [{ r: [{ ...row, rowCount: '1' }] }],
  });
  expect(rowsOnly(answer(34))).toBe(rowsOnly(answer('9')));
  expect(JSON.parse(rowsOnly(answer('0'))).kv).toEqual({ rowCount: '0' });
});
