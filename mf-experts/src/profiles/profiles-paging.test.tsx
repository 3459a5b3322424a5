import type { PageProps } from '@agile-languages/shared/contract';
import { useNavigate } from '@agile-languages/shared/router';
import { type FakeAnswer, renderPage, testProfileRow } from '@agile-languages/shared/test';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import page from './profiles.page.tsx';
import { bodiesOf, testApi, testProfiles } from './test-profiles.ts';

const pageWithBack = { ...page, Page: PageWithBack };

function PageWithBack(props: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Test back
      </button>
      <page.Page {...props} />
    </>
  );
}

test('list of experts, limit and endLimit: second page, marked as current', async () => {
  const { requests } = testApi(testProfiles(23));

  renderPage(page, { path: '/profiles?limit=10&endLimit=20' });

  expect(await screen.findByText('Showing 11 to 20 of 23 entries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 2, name: 'All experts page 2 of 3' })).toBeVisible();
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual(['{"kv":{"fkUserId":"","limit":10,"startLimit":10}}']);
});

test('list of experts, page link: real address, rows change, focus goes to the heading', async () => {
  testApi(testProfiles(23));
  const { user, address } = renderPage(page, { path: '/profiles' });
  const link = await screen.findByRole('link', { name: 'Page 3' });

  expect(link).toHaveAttribute('href', '/profiles?limit=20&endLimit=30');
  await user.click(link);

  expect(await screen.findByText('Showing 21 to 23 of 23 entries')).toBeVisible();
  expect(address()).toBe('/profiles?limit=20&endLimit=30');
  expect(screen.queryByText('Test Expert 1')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All experts page 3 of 3' })).toHaveFocus());
});

test('list of experts, head: lists the people of the page that is shown', async () => {
  testApi(testProfiles(23));
  const { user, head } = renderPage(page, { path: '/profiles?limit=10&endLimit=20' });
  await user.click(await screen.findByRole('link', { name: 'Page 3' }));
  await screen.findByText('Showing 21 to 23 of 23 entries');

  expect(head()?.jsonLd?.[0]?.itemListElement).toMatchObject([{ position: 21 }, {}, {}]);
});

test('list of experts, Back: the earlier page is there at once, without another call', async () => {
  const { requests } = testApi(testProfiles(23));
  const { user, address } = renderPage(pageWithBack, { path: '/profiles' });
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await screen.findByText('Showing 11 to 20 of 23 entries');

  await user.click(screen.getByRole('button', { name: 'Test back' }));

  expect(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible();
  expect(address()).toBe('/profiles');
  expect(bodiesOf(requests, 'calle/GetProfileList')).toHaveLength(2);
});

test('list of experts, next page under way: the rows stay and are marked as busy', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const answers = testProfiles(23);
  testApi((body) => (JSON.stringify(body).includes('"startLimit":10') ? promise : answers(body)));
  const { user } = renderPage(page, { path: '/profiles' });

  await user.click(await screen.findByRole('link', { name: 'Page 2' }));

  const list = screen.getByText('Test Expert 1').closest('ul');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible();
  await act(async () => resolve({ kv: { rowCount: '23' }, rows: [testProfileRow({ fullname: 'Test Late Expert' })] }));
  expect(await screen.findByText('Test Late Expert')).toBeVisible();
});

test('list of experts, wrong endLimit: replaced in the address, not obeyed', async () => {
  testApi(testProfiles(23));

  const { address } = renderPage(page, { path: '/profiles?limit=10&endLimit=500' });

  expect(await screen.findByText('Showing 11 to 20 of 23 entries')).toBeVisible();
  expect(address()).toBe('/profiles?limit=10&endLimit=20');
});

test('list of experts, limit is no number: page 1', async () => {
  testApi(testProfiles(23));

  const { address } = renderPage(page, { path: '/profiles?limit=ten&endLimit=20' });

  expect(await screen.findByText('Showing 1 to 10 of 23 entries')).toBeVisible();
  expect(address()).toBe('/profiles?limit=0&endLimit=10');
});

test('list of experts, beyond the end: last page', async () => {
  const { requests } = testApi(testProfiles(23));

  const { address } = renderPage(page, { path: '/profiles?limit=990&endLimit=1000' });

  expect(await screen.findByText('Showing 21 to 23 of 23 entries')).toBeVisible();
  expect(address()).toBe('/profiles?limit=20&endLimit=30');
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual([
    '{"kv":{"fkUserId":"","limit":10,"startLimit":990}}',
    '{"kv":{"fkUserId":"","limit":10,"startLimit":20}}',
  ]);
});

test.each([
  [1, 'Showing 1 to 1 of 1 entries', 0],
  [10, 'Showing 1 to 10 of 10 entries', 0],
  [11, 'Showing 1 to 10 of 11 entries', 3],
  [46, 'Showing 1 to 10 of 46 entries', 6],
  [100_000, 'Showing 1 to 10 of 100000 entries', 4],
])('list of %i experts: %s', async (total, text, links) => {
  testApi(testProfiles(total));

  renderPage(page, { path: '/profiles' });

  expect(await screen.findByText(text)).toBeVisible();
  const navigation = screen.queryByRole('navigation', { name: 'Pages of experts' });
  expect(navigation ? within(navigation).getAllByRole('link').length : 0).toBe(links);
});
