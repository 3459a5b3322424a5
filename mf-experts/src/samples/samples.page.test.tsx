import { api } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi, renderPage, testSampleRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import languagePage from './language-samples.page.tsx';
import page from './samples.page.tsx';

const testSamples = (total: number) => (body: unknown) => {
  const { limit, startLimit } = (body as { kv: { limit: number; startLimit: number } }).kv;
  const count = Math.max(0, Math.min(limit, total - startLimit));
  const rows = Array.from({ length: count }, (_, index) =>
    testSampleRow({
      id: `s${startLimit + index + 1}`,
      className: `Test sample ${startLimit + index + 1}`,
      rowCount: `${total}`,
    }),
  );
  return { kv: { rowCount: String(total) }, rows };
};

const bodies = (requests: { body: unknown }[]) => requests.map(({ body }) => JSON.stringify(body));

test('list of samples: first ten at offset 0, as the document requests', async () => {
  const { requests } = fakeApi({ 'calle/GetSampleList': testSamples(46) });

  renderPage(page, { path: '/samples' });

  expect(await screen.findByText('Showing 1 to 10 of 46 entries')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'View Test sample 1' })).toHaveAttribute('href', '/sample/s1');
  expect(bodies(requests)).toEqual(['{"kv":{"startLimit":0,"limit":10,"fkLangId":"","id":"","fkUserId":""}}']);
});

test('list of samples, page link: real address, other rows', async () => {
  fakeApi({ 'calle/GetSampleList': testSamples(46) });
  const { user, address } = renderPage(page, { path: '/samples' });
  const link = await screen.findByRole('link', { name: 'Page 5' });

  expect(link).toHaveAttribute('href', '/samples?limit=40&endLimit=50');
  await user.click(link);

  expect(await screen.findByText('Showing 41 to 46 of 46 entries')).toBeVisible();
  expect(address()).toBe('/samples?limit=40&endLimit=50');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All entries page 5 of 5'));
});

test('list of samples, Language in the path: sent as fkLangId, marked among the nine', async () => {
  const { requests } = fakeApi({ 'calle/GetSampleList': testSamples(6) });

  renderPage(languagePage, { path: '/samples/1111116', pattern: '/samples/:id' });

  expect(await screen.findByText('Showing 1 to 6 of 6 entries')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Samples: Data Flow' })).toBeVisible();
  const chips = within(screen.getByRole('navigation', { name: 'Languages of samples' }));
  expect(chips.getAllByRole('link')).toHaveLength(10);
  expect(chips.getByRole('link', { name: 'Data Flow' })).toHaveAttribute('aria-current', 'page');
  expect(chips.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  expect(bodies(requests)).toEqual(['{"kv":{"startLimit":0,"limit":10,"fkLangId":"1111116","id":"","fkUserId":""}}']);
});

test('list of samples, Language without samples: the sentence, no pagination, the link to all', async () => {
  fakeApi({ 'calle/GetSampleList': { kv: { rowCount: '0' }, rows: [] } });

  renderPage(languagePage, { path: '/samples/1111999', pattern: '/samples/:id' });

  expect(await screen.findByText('There is nothing to show')).toBeVisible();
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(screen.getByRole('link', { name: 'All samples' })).toHaveAttribute('href', '/samples');
});

test("list of samples, row count '0' in the only row: the sentence, no Languages to choose from", async () => {
  fakeApi({ 'calle/GetSampleList': { rows: [testSampleRow({ rowCount: '0' })] } });

  renderPage(page, { path: '/samples' });

  expect(await screen.findByText('There is nothing to show')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Languages of samples' })).toBeNull();
});

test('list of samples, beyond the end: last page', async () => {
  fakeApi({ 'calle/GetSampleList': testSamples(46) });

  const { address } = renderPage(page, { path: '/samples?limit=100&endLimit=110' });

  expect(await screen.findByText('Showing 41 to 46 of 46 entries')).toBeVisible();
  expect(address()).toBe('/samples?limit=40&endLimit=50');
});

test('list of samples, any query: the first render is the same', () => {
  fakeApi({ 'calle/GetSampleList': new Promise(() => {}) });

  const plain = renderPage(page, { path: '/samples' }).container.innerHTML;
  const queried = renderPage(page, { path: '/samples?limit=20&endLimit=30' }).container.innerHTML;

  expect(queried).toBe(plain);
});

test('list of samples, list fails: logged, no text, chips work; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetSampleList': 'no connection' });
  const { container } = renderPage(page, { path: '/samples' });
  const before = container.textContent;
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^samples: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(container.textContent).toBe(before);
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/samples/1111112');

  reply('calle/GetSampleList', testSamples(1));
  fireEvent.focus(window);

  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible();
});

test('list of samples, heads: one for each of the nine Languages; an unknown one stays out of search engines', async () => {
  const headOf = (id: string) => headOfPage(languagePage, { params: { id }, pattern: '/samples/:id' });
  const paths = (await languagePage.paths?.(api)) ?? [];

  expect(new Set(paths.map(({ id = '' }) => headOf(id).title)).size).toBe(9);
  expect(headOf('1111116').title).toBe('Samples: Data Flow');
  expect(headOf('1111116').noindex).toBe(false);
  expect(headOf('42').noindex).toBe(true);
  expect(headOfPage(page, { params: {}, pattern: '/samples' }).title).toBe('Samples');
});

test.each([
  [1, 'Showing 1 to 1 of 1 entries', 0],
  [10, 'Showing 1 to 10 of 10 entries', 0],
  [11, 'Showing 1 to 10 of 11 entries', 3],
  [100_000, 'Showing 1 to 10 of 100000 entries', 4],
])('list of %i samples: %s', async (total, text, links) => {
  fakeApi({ 'calle/GetSampleList': testSamples(total) });

  renderPage(page, { path: '/samples' });

  expect(await screen.findByText(text)).toBeVisible();
  const navigation = screen.queryByRole('navigation', { name: 'Pages of samples' });
  expect(navigation ? within(navigation).getAllByRole('link').length : 0).toBe(links);
});
