import { fakeApi, renderPage, testProfileRow, testSampleRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import page from './profiles.page.tsx';
import { bodiesOf, testApi, testProfiles } from './test-profiles.ts';

test('list of experts, plain address: both first requests are the ones that the document starts, key by key', async () => {
  const { requests } = testApi(testProfiles(23));

  renderPage(page, { path: '/profiles' });

  await screen.findByText('Showing 1 to 10 of 23 entries');
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual(['{"kv":{"fkUserId":"","limit":10,"startLimit":0}}']);
  expect(bodiesOf(requests, 'calle/GetSampleList')).toEqual([
    '{"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":""}}',
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
