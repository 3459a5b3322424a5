import type { PageProps } from '@agile-languages/shared/contract';
import { useNavigate } from '@agile-languages/shared/router';
import { type FakeAnswer, fakeApi, renderPage, testProfileRow, testSampleRow } from '@agile-languages/shared/test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('list of experts, plain address: both first requests are the ones that the document starts, key by key', async () => {
  const { requests } = testApi(testProfiles(23));

  renderPage(page, { path: '/profiles' });

  await screen.findByText('Showing 1 to 10 of 23 entries');
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual(['{"kv":{"fkUserId":"","limit":10,"startLimit":0}}']);
  expect(bodiesOf(requests, 'calle/GetSampleList')).toEqual([
    '{"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":""}}',
  ]);
});

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

test('list of experts, fkProfileId: one expert and its samples, and a link to all', async () => {
  const { requests } = testApi(testProfiles(1), { rows: [testSampleRow({ className: 'Test sample of one' })] });

  renderPage(page, { path: '/profiles?fkProfileId=900011' });

  expect(await screen.findByRole('heading', { name: 'One expert' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Test sample of one' })).toBeVisible();
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All experts' })).toHaveAttribute('href', '/profiles');
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual([
    '{"kv":{"fkUserId":"900011","limit":10,"startLimit":0}}',
  ]);
  expect(bodiesOf(requests, 'calle/GetSampleList')).toEqual([
    '{"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":"900011"}}',
  ]);
});

test('list of experts, any query: the first render is the same, so that the prerendered document fits', () => {
  fakeApi({ 'calle/GetProfileList': new Promise(() => {}), 'calle/GetSampleList': new Promise(() => {}) });

  const plain = renderPage(page, { path: '/profiles' }).container.innerHTML;
  const queried = renderPage(page, { path: '/profiles?limit=20&endLimit=30&fkProfileId=1' }).container.innerHTML;

  expect(queried).toBe(plain);
  expect(plain).toContain('Top samples');
  expect(plain).toContain('All experts');
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

test('list of experts, no expert, no sample: the sentence, no strip of samples, no pagination', async () => {
  testApi(testProfiles(0));

  renderPage(page, { path: '/profiles' });

  await waitFor(() => expect(screen.getAllByText('There is nothing to show')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Top samples' })).toBeNull();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test('list of experts, row count in the rows only: counts', async () => {
  testApi(() => ({ rows: [testProfileRow({ rowCount: '46' })] }));

  renderPage(page, { path: '/profiles' });

  expect(await screen.findByText('Showing 1 to 10 of 46 entries')).toBeVisible();
});

test('list of experts, names: markup stays text, right-to-left text finds its direction, long names stay whole', async () => {
  const longName = 'Łukasz '.repeat(28);
  testApi(() => ({
    rows: [
      testProfileRow({ id: '1', fullname: '<b>Test & Co</b>' }),
      testProfileRow({ id: '2', fullname: 'نور الراشدي' }),
      testProfileRow({ id: '3', fullname: longName.trim() }),
    ],
  }));

  renderPage(page, { path: '/profiles' });

  expect(await screen.findByRole('link', { name: '<b>Test & Co</b>' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'نور الراشدي' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('link', { name: longName.trim() })).toBeVisible();
});

test('list of experts, row: photo from the file service, links to the profile', async () => {
  testApi(() => ({ rows: [testProfileRow({ id: '7/8', fullname: 'Test Person', userImage: 'test.svg' })] }));

  renderPage(page, { path: '/profiles' });

  const photo = await screen.findByRole('img', { name: 'Initials of Test Person, demo profile' });
  expect(photo).toHaveAttribute('src', 'http://site.test/files/users/test.svg');
  expect(photo).toHaveAttribute('width', '72');
  expect(screen.getByRole('link', { name: 'View profile of Test Person' })).toHaveAttribute(
    'href',
    '/single-profile/7%2F8',
  );
});

test('list of experts, photo missing: drawn initials', async () => {
  testApi(() => ({ rows: [testProfileRow({ fullname: 'Ødegård van Testen' })] }));
  renderPage(page, { path: '/profiles' });
  const photo = await screen.findByRole('img', { name: 'Initials of Ødegård van Testen, demo profile' });

  fireEvent.error(photo);

  const drawn = screen.getByRole('img', { name: 'Initials of Ødegård van Testen, demo profile' });
  expect(drawn.textContent).toBe('ØT');
});

test('list of experts, list fails: logged, no text, the rest works; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({
    'calle/GetProfileList': { status: 500 },
    'calle/GetSampleList': { rows: [testSampleRow({ className: 'Test sample' })] },
  });
  renderPage(page, { path: '/profiles' });
  expect(await screen.findByRole('heading', { name: 'Test sample' })).toBeVisible();
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^profiles: section failed \(\w{1,6}\)$/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(screen.getByRole('heading', { name: 'All experts' }).closest('section')?.textContent).toBe('2All experts');

  reply('calle/GetProfileList', testProfiles(23));
  fireEvent.focus(window);

  expect(await screen.findByText('Showing 1 to 10 of 23 entries')).toBeVisible();
});

test('list of experts, samples fail: the list of experts works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ 'calle/GetProfileList': testProfiles(1), 'calle/GetSampleList': { text: '<html>' } });

  renderPage(page, { path: '/profiles' });

  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Top samples' }).closest('section')?.textContent).toBe(
    '1Top samplesAll samples',
  );
});

test('list of experts, page left during a request: the request is aborted in silence', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const signals: AbortSignal[] = [];
  fakeApi();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal) signals.push(signal);
    return new Promise(() => {});
  });
  const { unmount } = renderPage(page, { path: '/profiles' });
  await waitFor(() => expect(signals).toHaveLength(2));

  unmount();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(log).not.toHaveBeenCalled();
});
