import { fakeApi, renderElement, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextClassLink } from './next-class-link.tsx';
import { NextClasses } from './next-classes.tsx';

// A Language is requested once per page, so each test has Languages of its own.

test('next classes: three, the earliest first, each linked', async () => {
  fakeApi({ 'calle/GetClassList': respondByLanguage });

  renderElement(<NextClasses languages={['1111112', '1111116', '1111111', '1111117']} />);

  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Form, Sat 5 Dec',
    'User Story, Sun 6 Dec',
    'Data Flow, Mon 7 Dec',
  ]);
  expect(screen.getByRole('link', { name: 'Form, Sat 5 Dec' })).toHaveAttribute('href', '/class/1111117');
});

test('Language whose classes are full: the others are shown', async () => {
  fakeApi({ 'calle/GetClassList': respondByLanguage });

  renderElement(<NextClasses languages={['1111217', '1111113']} />);

  expect(await screen.findAllByRole('link')).toHaveLength(1);
});

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
      <NextClasses languages={['1111114']} />
      <NextClassLink language="1111114" />
    </>,
  );

  expect(await screen.findByRole('link', { name: 'Class on Wed 9 Dec' })).toBeVisible();
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

  expect(await screen.findByRole('link', { name: 'Class on Thu 10 Dec' })).toBeVisible();
});

const days: Record<string, [name: string, day: string]> = {
  '1111117': ['Form', '05'],
  '1111111': ['User Story', '06'],
  '1111116': ['Data Flow', '07'],
  '1111112': ['Money', '08'],
  '1111113': ['Data', '08'],
  '1111114': ['Data Oriented Programming', '09'],
  '1111115': ['User Story Management', '10'],
};

function respondByLanguage(body: unknown) {
  const { fkDpLangId: id } = (body as { kv: { fkDpLangId: string } }).kv;
  const found = days[id];
  if (!found) return { rows: [testClassRow({ id, fkDpLangId: id, seatsLeft: 0 })] };
  const [langName, day] = found;
  return { rows: [testClassRow({ id, fkDpLangId: id, langName, start: `2026-12-${day}T10:00:00+03:00` })] };
}
