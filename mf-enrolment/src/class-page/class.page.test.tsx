import { paths } from '@agile-languages/shared/paths';
import { api } from '@agile-languages/shared/platform';
import { fakeApi, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import page from './class.page.tsx';
import { answering, classCall, classPageForEachTest, show, testClass, testOthers } from './test-class-page.tsx';

classPageForEachTest();

const othersCall = {
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 7, fkClassId: '', fkDpLangId: '1111117' } },
};

const trainerCall = { path: 'calle/GetProfileList', body: { kv: { fkUserId: '700001', limit: 1, startLimit: 0 } } };

test('class page, class: requested by its id, then its trainer and the others of its Language', async () => {
  const { requests } = answering();
  show();

  await screen.findByText('Test biography.');
  await screen.findByRole('heading', { name: 'Other classes in Form' });
  expect(requests[0]).toEqual(classCall);
  expect(requests).toHaveLength(3);
  expect(requests).toContainEqual(othersCall);
  expect(requests).toContainEqual(trainerCall);
});

test('class page, the document starts the same call as the page', () => {
  const [started] = declaration.routes['/class/:id'].firstRequests;
  expect(started?.call).toBe(classCall.path);
  expect(JSON.stringify(started?.kv)).toBe(JSON.stringify({ ...classCall.body.kv, fkClassId: { param: 'id' } }));
});

test('class page, whole class: shows its picture above the name', async () => {
  answering();
  const { container } = show();

  await screen.findByRole('heading', { level: 1, name: 'Test form class' });
  expect(container.querySelector('header img')).toHaveAttribute('src', '/files/test-class.svg');
});

test('class page, whole class: name, description, price, rating, seats, publication', async () => {
  answering();
  const { container } = show();

  expect(await screen.findByRole('heading', { level: 1, name: 'Test form class' })).toBeVisible();
  const text = container.textContent;
  expect(text).toContain('Mon 30 Nov 2026');
  expect(text).toContain('Mon 18:30 Europe/Istanbul');
  expect(text).toContain('For testers.Ten hours');
  expect(text).not.toContain('alert');
  expect(text).toContain('480 EUR was 520 EUR');
  expect(text).toContain('4.8 of 5');
  expect(text).toContain('8 of 20 seats left');
  expect(text).toContain('Tax Free');
  expect(text).toContain('Quantity 1');
  expect(text).toContain('Published 15.03.2026');
});

test('class page, tax added to the price: the rate, and that the price is without it', async () => {
  answering({ ...testClass, taxRate: '20', due: '576' });
  const { container } = show();

  expect(await screen.findByText('plus tax')).toBeVisible();
  expect(container.textContent).toContain('Tax 20% added');
});

test('class page, only the specified fields: no sessions, no trainer, no calendar', async () => {
  const { requests } = answering(
    testClassRow({
      id: '500013',
      start: undefined,
      pattern: undefined,
      timeZone: undefined,
      trainerId: undefined,
      trainerName: undefined,
      seatsLeft: undefined,
    }),
  );
  show();
  await screen.findByRole('link', { name: 'Enrol' });

  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Trainer' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain('calle/GetProfileList');
});

test('class page, links: enrolment, trainer, other classes without itself', async () => {
  answering();
  show();
  const others = within(
    (await screen.findByRole('heading', { name: 'Other classes in Form' })).closest('section') as HTMLElement,
  );

  expect(screen.getByRole('link', { name: 'Enrol' })).toHaveAttribute('href', '/login/500013');
  expect(screen.getByRole('link', { name: 'Test Trainer' })).toHaveAttribute('href', '/single-profile/700001');
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/class/500014',
    '/class/500015',
    '/class/500016',
  ]);
});

test('class page, no seat left: a question for the next date in place of Enrol', async () => {
  answering({ ...testClass, seatsLeft: 0 });
  show();

  expect(await screen.findByRole('link', { name: 'Ask for the next date' })).toHaveAttribute('href', '/ask/500013');
  expect(screen.queryByRole('link', { name: 'Enrol' })).toBeNull();
});

test('class page, unknown class: the empty sentence and ways on, no error page', async () => {
  fakeApi({ 'calle/GetClassList': { kv: { rowCount: '0' }, rows: [] } });
  const { container } = show('9');

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
  expect(screen.getByText('There is no such class, or it is no longer held.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Class' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Form' })).toBeVisible();
  expect(container).not.toHaveTextContent('Oops');
});

test('addresses of classes: one for each that the API lists', async () => {
  fakeApi({ 'calle/GetClassList': { kv: { rowCount: '4' }, rows: testOthers } });

  expect(await page.paths?.(api)).toEqual(testOthers.map(({ id }) => ({ id })));
});

test('class page for seven: their sum, and where seats are too few a later class or one of their own', async () => {
  const later = testClassRow({ id: '500018', start: '2027-01-11T18:30:00+03:00', langName: 'Form', seatsLeft: 9 });
  fakeApi({
    'calle/GetClassList': (body) => {
      const row = { ...testClass, seatsLeft: 3 };
      return (body as typeof classCall.body).kv.fkClassId ? { rows: [row] } : { rows: [row, later] };
    },
    'calle/GetProfileList': { rows: [] },
  });
  const { user, address } = show();
  await screen.findByRole('heading', { name: 'Other classes in Form' });
  const panel = within(screen.getByRole('complementary', { name: 'Enrolment' }));
  expect(panel.queryByText(/people:/)).toBeNull();

  await user.selectOptions(panel.getByLabelText('How many people?'), '7');

  expect(panel.getByText(/^7 people/)).toHaveTextContent('7 people: 3,360 EUR');
  expect(panel.getByText(/^Not enough/)).toHaveTextContent(
    'Not enough seats for 7: 3 now, 4 from Mon 11 Jan, or a class of your own.',
  );
  expect(panel.getByRole('link', { name: 'Ask for 7 seats' })).toHaveAttribute('href', '/ask/500013?people=7');
  expect(screen.getByRole('link', { name: 'Upcoming classes' })).toHaveAttribute('href', '/upcoming-classes?people=7');
  expect(address()).toBe('/class/500013?people=7');
});

test('class page, class that is cancelled: says so, offers the next date and other classes, and nobody can enrol', async () => {
  answering({ ...testClass, state: 'cancelled' });
  show();

  expect(await screen.findByText('This class is cancelled and will not be held.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for the next date' })).toHaveAttribute('href', paths.ask('500013'));
  expect(await screen.findByRole('heading', { name: 'Other classes in Form' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enrol' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
});

test('class page, two trainers: both with a link and with who they are', async () => {
  const { requests } = answering({ ...testClass, secondTrainerId: '700002', secondTrainerName: 'Second Trainer' });
  show();

  expect(await screen.findByRole('link', { name: 'Second Trainer' })).toHaveAttribute('href', '/single-profile/700002');
  expect(screen.getByRole('link', { name: 'Test Trainer' })).toHaveAttribute('href', '/single-profile/700001');
  await waitFor(() => expect(screen.getAllByText('Test biography.')).toHaveLength(2));
  expect(requests).toContainEqual({
    ...{ path: 'calle/GetProfileList', body: { kv: { fkUserId: '700002', limit: 1, startLimit: 0 } } },
  });
});
