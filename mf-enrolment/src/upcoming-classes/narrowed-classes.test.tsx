import { testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, bodyAt, show, testClasses, titles } from './test-list.tsx';

const testRooms = testClasses.map((row, index) => ({
  ...row,
  mode: index % 10 === 9 ? 'Classroom' : 'Live online',
  trainerId: index === 29 ? '700002' : '700001',
  trainerName: index === 29 ? 'Zoe Test' : 'Test Trainer',
}));
const allClasses = (fkDpLangId = '') => ({
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId } },
});

test('filter: choices of all classes, once the visitor comes near; the address has the choice', async () => {
  const { requests } = answering(testRooms);
  const { user, address } = show();
  await screen.findByText('Showing 1 to 10 of 34 entries');
  expect(requests).toEqual([bodyAt(0)]);

  await user.hover(screen.getByLabelText('Trainer'));
  await screen.findByRole('option', { name: 'Zoe Test' });
  await user.selectOptions(screen.getByLabelText('Mode'), 'Classroom');

  expect(await screen.findByText('3 of 34 classes')).toBeVisible();
  expect(titles()).toEqual(['Test class 10', 'Test class 20', 'Test class 30']);
  expect(address()).toBe('/upcoming-classes?mode=Classroom&limit=0&endLimit=10');
  expect(requests).toEqual([bodyAt(0), allClasses(), allClasses()]);

  await user.selectOptions(screen.getByLabelText('Trainer'), 'Zoe Test');
  await waitFor(() => expect(titles()).toEqual(['Test class 30']));
  expect(address()).toBe('/upcoming-classes?mode=Classroom&trainer=700002&limit=0&endLimit=10');

  await user.click(screen.getByRole('button', { name: 'Show all 34' }));
  expect(await screen.findByText('Showing 1 to 10 of 34 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?limit=0&endLimit=10');
});

test('filter of the address: kept from page to page', async () => {
  answering(testRooms);
  show('?mode=Live+online&limit=10&endLimit=20');

  expect(await screen.findByText('Showing 11 to 20 of 31 entries')).toBeVisible();
  expect(screen.getByLabelText('Mode')).toHaveValue('Live online');
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute(
    'href',
    '/upcoming-classes?mode=Live+online&limit=30&endLimit=40',
  );
});

test('filter that no class passes: says so, with the way back', async () => {
  answering(testRooms);
  show('?month=May+2031');

  expect(await screen.findByText('0 of 34 classes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 34' })).toBeVisible();
  expect(screen.queryByText(/^New Classes/)).toBeNull();
});

test('Languages of a plan: exactly their classes', async () => {
  answering([
    ...testClasses.slice(0, 2),
    testClassRow({ id: '500050', className: 'Test form', fkDpLangId: '1111117' }),
    testClassRow({ id: '500051', className: 'Test money', fkDpLangId: '1111112' }),
  ]);
  show('?languages=1111117,1111112');

  await waitFor(() => expect(titles()).toEqual(['Test form', 'Test money']));
  expect(screen.getByRole('heading', { name: 'Languages of your plan' })).toBeInTheDocument();
});
