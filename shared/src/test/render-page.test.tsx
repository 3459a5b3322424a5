import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { definePage, defineSection } from '../contract/index.ts';
import { api, siteConfig } from '../platform/index.ts';
import { Link } from '../router/index.ts';
import { fakeApi, renderPage, renderSection, testConfig, testFaqRow } from './index.ts';

const testPage = definePage({
  head: ({ params }) => ({ title: `Test title ${params.id}`, description: '' }),
  Page: ({ params, pattern }) => (
    <>
      <h1>{`${pattern} with id ${params.id}`}</h1>
      <p>{siteConfig().brand}</p>
      <Link to="/profiles?limit=10#list">Next</Link>
    </>
  ),
});

test('page at its pattern: gets the parameters of the path and the configuration of tests', () => {
  const { head } = renderPage(testPage, { path: '/languages/1111117', pattern: '/languages/:id' });

  expect(screen.getByRole('heading', { name: '/languages/:id with id 1111117' })).toBeVisible();
  expect(screen.getByText(testConfig.brand)).toBeVisible();
  expect(head()?.title).toBe('Test title 1111117');
});

test('head of later data: changes with the page, before effects', async () => {
  const seen: (string | undefined)[] = [];
  const pageWithData = definePage<{ name: string }>({
    load: { name: async () => 'Later' },
    head: ({ data: { name } }) => ({ title: `Test title ${name}`, description: '' }),
    Page: ({ data: { name } }) => {
      useEffect(() => {
        if (name.state === 'ready') seen.push(head()?.title);
      }, [name]);
      return null;
    },
  });

  const { head } = renderPage(pageWithData);

  await waitFor(() => expect(seen).not.toEqual([]));
  expect(seen[0]).toBe('Test title Later');
});

test('link on the page: the address changes as in the shell', async () => {
  const { user, address } = renderPage(testPage, { path: '/languages/1', pattern: '/languages/:id' });

  await user.click(screen.getByRole('link', { name: 'Next' }));

  expect(address()).toBe('/profiles?limit=10#list');
});

test('section: gets its number', () => {
  renderSection(defineSection({ Section: ({ number }) => <p>{`Section ${number}`}</p> }), { number: '7' });

  expect(screen.getByText('Section 7')).toBeVisible();
});

test('rows: the client reads them and the request is recorded', async () => {
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test why?' })] } });

  const { rows } = await api.getFaqList();

  expect(rows[0]?.question).toBe('Test why?');
  expect(requests).toEqual([{ path: 'calle/GetFaqList', body: {} }]);
});

test('promise: the response waits for the test', async () => {
  const { promise, resolve } = Promise.withResolvers<{ kv: { ln: number } }>();
  fakeApi({ 'calle/GetCatcha': promise });
  const response = api.getCaptcha();

  resolve({ kv: { ln: 4 } });

  expect((await response).kv.ln).toBe(4);
});

test('reply changed: the next request gets the new one', async () => {
  const { reply } = fakeApi({ 'calle/GetFaqList': 'no connection' });
  await expect(api.getFaqList()).rejects.toThrow('no answer');

  reply('calle/GetFaqList', { rows: [testFaqRow()] });

  expect((await api.getFaqList()).rows).toHaveLength(1);
});

test('path without a reply: the connection fails', async () => {
  fakeApi();

  await expect(api.getPartnerList()).rejects.toThrow('calle/GetPartnerList: no answer');
});

test('function: responds by the body', async () => {
  fakeApi({ 'calle/login': (body) => ({ kv: { token: JSON.stringify(body).length.toString() } }) });

  const { kv } = await api.login({ username: 'test@example.com', pwd: 'test' });

  expect(kv.token).toBe('65');
});

test('abandoned request: the connection ends at once', async () => {
  fakeApi({ 'calle/GetFaqList': new Promise(() => {}) });
  const leaving = new AbortController();
  const response = api.getFaqList({ signal: leaving.signal });

  leaving.abort();

  await expect(response).rejects.toThrow('no answer');
});
