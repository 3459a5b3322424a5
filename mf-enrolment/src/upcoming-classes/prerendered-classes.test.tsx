import { fakeApi, loadInitialData, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answering, bodyAt, show, testClasses } from './test-list.tsx';
import page from './upcoming-classes.page.tsx';

test('list, prerendered: the first ten, each with a link to its class, and no time of a visitor', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Pacific/Auckland',
  });
  const report = vi.spyOn(console, 'error');
  answering();
  const initialData = await loadInitialData(page);

  const { served } = show('', initialData);

  expect(served.match(/href="\/class\/\d+"[^>]*>Test class/g)).toHaveLength(10);
  expect(served).toContain('Showing 1 to 10 of 34 entries');
  expect(served).not.toContain('Auckland');
  expect(await screen.findAllByText('(Pacific/Auckland)')).toHaveLength(10);
  expect(report).not.toHaveBeenCalled();
});

test.each(['Etc/Unknown', ''])(
  'list, browser whose zone is "%s": the times of the classes stay',
  { tags: ['all'] },
  async (timeZone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone,
    });
    answering();
    const initialData = await loadInitialData(page);

    show('?time=Evening', initialData);

    expect(await screen.findByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible();
    expect(screen.getAllByText('Europe/Istanbul', { exact: false })[0]).toBeVisible();
  },
);

test('list, changed since it was prerendered: a class that has begun goes, a full one says so, the head follows', async () => {
  answering();
  const initialData = await loadInitialData(page);
  const [, second, ...others] = testClasses.map((row) => ({ ...row, rowCount: '33' }));
  answering([testClassRow({ ...second, seatsLeft: 0 }), ...others]);

  const { head } = show('', initialData);

  expect(screen.getByText('Showing 1 to 10 of 34 entries')).toBeVisible();
  expect(await screen.findByText('Showing 1 to 10 of 33 entries')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Test class 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for the next date of Test class 2' })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(head()?.jsonLd)).toContain('SoldOut'));
  expect(head()?.jsonLd).toMatchObject([{ '@type': 'ItemList', numberOfItems: 33 }]);
});

test('list, prerendered, second page of the address: those of the first are not shown, no focus', {
  tags: ['all'],
}, async () => {
  answering();
  const initialData = await loadInitialData(page);
  const { requests } = answering();

  show('?limit=10&endLimit=20', initialData);

  expect(screen.queryByText('Showing 1 to 10 of 34 entries')).not.toBeInTheDocument();
  expect(await screen.findByText('Showing 11 to 20 of 34 entries')).toBeVisible();
  expect(requests).toEqual([bodyAt(10)]);
  expect(document.body).toHaveFocus();
});

test('list, prerendered, and no fresh answer: what was served stays', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  answering();
  const initialData = await loadInitialData(page);
  fakeApi();

  show('', initialData);

  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.getByText('Showing 1 to 10 of 34 entries')).toBeVisible();
});
