import { fakeApi, renderElement, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextClassLink } from './next-class-link.tsx';

// A Language is requested once per page, so each test has Languages of its own.

test('next class is full: the one after it', async () => {
  const row = testClassRow({ id: 'test-full', fkDpLangId: '1111118', seatsLeft: 0 });
  const later = { ...row, id: 'test-later', start: '2026-12-14T10:00:00+03:00', seatsLeft: 3 };
  fakeApi({ 'calle/GetClassList': { rows: [row, later] } });

  renderElement(<NextClassLink language="1111118" />);
  expect(await screen.findByRole('link', { name: 'Class on Mon 14 Dec' })).toHaveAttribute('href', '/class/test-later');
});

test('Language shown twice: requested once, by the call of the specification', async () => {
  const { requests } = fakeApi({ 'calle/GetClassList': respondByLanguage });

  renderElement(
    <>
      <NextClassLink language="1111114" />
      <NextClassLink language="1111114" />
    </>,
  );

  expect(await screen.findAllByRole('link', { name: 'Class on Wed 9 Dec' })).toHaveLength(2);
  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit: 0, limit: 6, fkClassId: '', fkDpLangId: '1111114' } } },
  ]);
});

test('no connection: nothing is shown, the cause is in the console, the next visit requests again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi();
  const { unmount } = renderElement(<NextClassLink language="1111115" />);
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^next class of 1111115/), expect.anything()),
  );
  expect(screen.queryByRole('link')).toBeNull();
  unmount();

  reply('calle/GetClassList', respondByLanguage);
  renderElement(<NextClassLink language="1111115" />);

  expect(await screen.findByRole('link', { name: 'Class on Wed 9 Dec' })).toBeVisible();
});

const respondByLanguage = (body: unknown) => {
  const { fkDpLangId: id } = (body as { kv: { fkDpLangId: string } }).kv;
  return { rows: [testClassRow({ id, fkDpLangId: id, start: '2026-12-09T10:00:00+03:00' })] };
};
