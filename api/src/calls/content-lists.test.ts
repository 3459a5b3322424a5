import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

test('28 questions in their order', async () => {
  const { post } = await createTestApi();
  const { status, body } = await post(`/api/${callPaths.getFaqList}`, {});
  expect(status).toBe(200);
  expect(body.tbl[0].r).toHaveLength(28);
  expect(body.tbl[0].r[3]).toEqual({
    question: 'What is a ‘Language’ here?',
    answer: expect.stringMatching(/^<p>A Language is an agreed way/),
    group: 'languages',
  });
});

test('12 partners with the address of their word marks', async () => {
  const { post } = await createTestApi();
  const { body } = await post(`/api/${callPaths.getPartnerList}`, {});
  expect(body.tbl[0].r).toHaveLength(12);
  expect(body.tbl[0].r[1]).toEqual({ partnerName: 'Quill & Ledger', imgUrl: '/files/partners/quill-ledger.svg' });
});

test('no body is an empty body', async () => {
  const { api } = await createTestApi();
  const faq = await api.inject({ method: 'POST', url: `/api/${callPaths.getFaqList}` });
  const partners = await api.inject({
    method: 'POST',
    url: `/api/${callPaths.getPartnerList}`,
    headers: { 'content-type': 'application/json' },
  });
  expect(faq.statusCode).toBe(200);
  expect(partners.statusCode).toBe(200);
});

test('keys are refused', async () => {
  const { post } = await createTestApi();
  expect((await post(`/api/${callPaths.getFaqList}`, { kv: {} })).status).toBe(400);
});
