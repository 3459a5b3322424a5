import { fakeApi, renderElement, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { classRequests } from './next-class.data.ts';
import { NextClassLink } from './next-class-link.tsx';

beforeEach(() => classRequests.clear());

test('next class is full: the one after it', async () => {
  const row = testClassRow({ id: 'test-full', fkDpLangId: '1111118', seatsLeft: 0 });
  const later = { ...row, id: 'test-later', start: '2026-12-14T10:00:00+03:00', seatsLeft: 3 };
  fakeApi({ 'calle/GetClassList': { rows: [...rows, row, later] } });

  renderElement(<NextClassLink language="1111118" />);
  expect(await screen.findByRole('link', { name: 'Class on Mon 14 Dec' })).toHaveAttribute('href', '/class/test-later');
});

test('two Languages: one request, which says neither', async () => {
  const { requests } = fakeApi({ 'calle/GetClassList': { rows } });

  renderElement(
    <>
      <NextClassLink language="1111114" />
      <NextClassLink language="1111115" />
    </>,
  );

  expect(await screen.findByRole('link', { name: 'Class on Wed 9 Dec' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Class on Thu 10 Dec' })).toBeVisible();
  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId: '' } } },
  ]);
});

test('no connection: nothing is shown, the cause is in the console, the next visit requests again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi();
  const { unmount } = renderElement(<NextClassLink language="1111115" />);
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/^next classes/), expect.anything()));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();

  reply('calle/GetClassList', { rows });
  renderElement(<NextClassLink language="1111115" />);

  expect(await screen.findByRole('link', { name: 'Class on Thu 10 Dec' })).toBeVisible();
});

const rows = [
  testClassRow({ id: 'test-flow', fkDpLangId: '1111114', start: '2026-12-09T10:00:00+03:00' }),
  testClassRow({ id: 'test-form', fkDpLangId: '1111115', start: '2026-12-10T10:00:00+03:00' }),
];
