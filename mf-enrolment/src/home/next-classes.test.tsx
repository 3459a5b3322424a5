import { fakeApi, renderSection, testClassRow } from '@agile-languages/shared/test';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import section from './next-classes.section.tsx';

test('next classes: three that are not full, each with date, place, price and seats, linked to its page', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': {
      rows: [
        testClassRow({ id: '1', className: 'Test full', seatsLeft: 0 }),
        testClassRow({ id: '2', className: 'Test first', start: '2026-11-30T18:30:00+03:00', seatsLeft: 8 }),
        testClassRow({ id: '3', className: 'Test second' }),
        testClassRow({ id: '4', className: 'Test third' }),
        testClassRow({ id: '5', className: 'Test fourth' }),
      ],
    },
  });
  renderSection(section, { number: '' });

  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(others).toHaveLength(2);
  expect(within(first ?? document.body).getByRole('link', { name: 'Test first' })).toHaveAttribute('href', '/class/2');
  for (const text of ['Mon 30 Nov 2026, 18:30 Europe/Istanbul', 'Live online', '480 EUR', '8 of 20 seats left'])
    expect(first).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'All upcoming classes' })).toHaveAttribute('href', '/upcoming-classes');
  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit: 0, limit: 6, fkClassId: '', fkDpLangId: '' } } },
  ]);
});

test('next classes, none: no section', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  renderSection(section, { number: '' });

  await waitForElementToBeRemoved(() => screen.queryByRole('region', { name: 'Next classes.' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('next classes, all full: no section', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [testClassRow({ seatsLeft: 0 })] } });
  renderSection(section, { number: '' });

  await waitForElementToBeRemoved(() => screen.queryByRole('region', { name: 'Next classes.' }));
});
