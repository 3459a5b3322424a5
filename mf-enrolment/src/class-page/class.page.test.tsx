import { paths } from '@agile-languages/shared/paths';
import { api } from '@agile-languages/shared/platform';
import { fakeApi, loadInitialData, renderPage, testClassRow, testProfileRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import page from './class.page.tsx';

const classCall = {
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 1, fkClassId: '500013', fkDpLangId: '' } },
};
const othersCall = {
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 7, fkClassId: '', fkDpLangId: '1111117' } },
};
const trainerCall = { path: 'calle/GetProfileList', body: { kv: { fkUserId: '700001', limit: 1, startLimit: 0 } } };

const testClass = testClassRow({
  id: '500013',
  className: 'Test form class',
  classDescription: '<p>For testers.</p><ul><li>Ten hours</li></ul><script>alert(1)</script>',
  langName: 'Form',
  fkDpLangId: '1111117',
  start: '2026-11-30T18:30:00+03:00',
  pattern: '3 x 2 h, Mon+Wed 18:30',
});

const testOthers = ['500014', '500015', '500016', '500017'].map((id) =>
  testClassRow({ id, className: `Other ${id}`, langName: 'Form' }),
);

beforeEach(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Europe/Berlin' });
});

const answering = (row = testClass) =>
  fakeApi({
    'calle/GetClassList': (body) =>
      (body as typeof classCall.body).kv.fkClassId ? { rows: [row] } : { rows: [row, ...testOthers] },
    'calle/GetProfileList': { rows: [testProfileRow({ fullname: 'Test Trainer', shortBio: 'Test biography.' })] },
  });

const show = (id = '500013', initialData?: Readonly<Record<string, unknown>>, search = '') =>
  renderPage(page, { path: `/class/${id}${search}`, pattern: '/class/:id', initialData });

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

test.each([
  ['Room 4, Test Street 1', 'Venue: Room 4, Test Street 1'],
  ['', undefined],
])('class page, venue %j: shows %j', async (venue, shown) => {
  answering({ ...testClass, venue });
  show();

  await screen.findByRole('heading', { level: 1, name: 'Test form class' });
  expect(screen.queryByText(/^Venue/)?.textContent).toBe(shown);
});

test('class page, session at another place: its row says so', async () => {
  answering({ ...testClass, venue: 'Room 4', sessionVenues: '2: Room 5' });
  show();
  const table = within(await screen.findByRole('table'));

  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mon 30 Nov',
    'Wed 2 Dec Room 5',
    'Mon 7 Dec',
  ]);
});

test('class page, sessions: one row each, by the clock of the class and by yours', async () => {
  answering();
  show();
  const table = within(await screen.findByRole('table'));

  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent.replaceAll('\u200b', ''))).toEqual([
    'No.',
    'Date',
    'Europe/Istanbul',
    'Your time, Europe/Berlin',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mon 30 Nov',
    'Wed 2 Dec',
    'Mon 7 Dec',
  ]);
  expect(table.getAllByText('18:30')).toHaveLength(3);
  expect(table.getAllByText('16:30')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Add all 3 sessions to calendar' })).toHaveAttribute(
    'href',
    'http://site.test/api/classes/500013.ics',
  );
});

test('class page, two sessions: both to the calendar', async () => {
  answering({ ...testClass, pattern: '2 x 3 h, Mon+Wed 18:30' });
  show();

  expect(await screen.findByRole('link', { name: 'Add both sessions to calendar' })).toBeVisible();
});

test('class page, start and pattern disagree: the first session alone, and what it is the first of', async () => {
  answering({ ...testClass, start: '2026-12-03T18:30:00+03:00' });
  show();

  expect(await screen.findByText('Dates of sessions 2 to 3 follow.')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
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
  expect(screen.getByRole('heading', { level: 1, name: 'Class' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Form' })).toBeVisible();
  expect(container).not.toHaveTextContent('Oops');
});

test('class page, class cannot be loaded: logged, no text, the way back stays', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  const { container } = show();
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^class: section failed/),
      expect.any(Error),
      expect.any(String),
    ),
  );

  expect(container.textContent).toBe('Upcoming classesClass');
});

test('class page, trainer and others cannot be loaded: logged, the class stays with its trainer named', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    'calle/GetClassList': (body) =>
      (body as typeof classCall.body).kv.fkClassId ? { rows: [testClass] } : { status: 500 },
    'calle/GetProfileList': 'no connection',
  });
  show();
  const logged = (name: string) =>
    expect(report).toHaveBeenCalledWith(expect.stringMatching(name), expect.any(Error), expect.any(String));

  await waitFor(() => logged('^trainer: section failed'));
  await waitFor(() => logged('^other classes: section failed'));
  expect(screen.getByRole('link', { name: 'Test Trainer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Other classes in Form' })).toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
});

test('class, prerendered: the document has all of it, but no time of a visitor', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });

  const { served } = show('500013', initialData);

  for (const text of ['Test form class', 'For testers.', 'Mon 18:30', '8 of 20 seats left', 'Test bio', 'Other 500014'])
    expect(served).toContain(text);
  expect(served).not.toContain('Europe/Berlin');
  expect(await screen.findByText('(Europe/Berlin)')).toBeVisible();
});

test('class, prerendered: hydrates as it was served', async () => {
  const report = vi.spyOn(console, 'error');
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });

  show('500013', initialData);

  expect(await screen.findByRole('columnheader', { name: /Berlin/ })).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

test('class, full since it was prerendered: the fresh answer is shown, in the head as well', async () => {
  const { requests } = answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  requests.length = 0;
  answering({ ...testClass, className: 'Test form class, full', seatsLeft: 0 });

  const { head } = show('500013', initialData);

  expect(screen.getByRole('link', { name: 'Enrol' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ask for the next date' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enrol' })).not.toBeInTheDocument();
  await waitFor(() => expect(head()?.title).toBe('Test form class, full'));
  expect(JSON.stringify(head()?.jsonLd)).toContain('https://schema.org/SoldOut');
});

test('class, gone since it was prerendered: the empty sentence, and kept out of search engines', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  fakeApi({ 'calle/GetClassList': { kv: { rowCount: '0' }, rows: [] } });

  const { head } = show('500013', initialData);

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Class' })).toBeVisible();
  await waitFor(() => expect(head()).toMatchObject({ title: 'Class', noindex: true }));
  expect(head()?.jsonLd).toBeUndefined();
});

test('class, prerendered, and no fresh answer: what was served stays, with its head', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  fakeApi();

  const { head } = show('500013', initialData);

  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.stringMatching('^class: section'), expect.any(Error), expect.anything()),
  );
  expect(screen.getByRole('link', { name: 'Enrol' })).toBeVisible();
  expect(screen.getByText('Test biography.')).toBeVisible();
  expect(head()?.title).toBe('Test form class');
});

test('class failed, then focus of the window: all of it', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  const { head } = show();
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(head()?.title).toBe('Class');

  answering();
  fireEvent.focus(window);

  expect(await screen.findByText('Test biography.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Other classes in Form' })).toBeVisible();
  await waitFor(() => expect(head()?.title).toBe('Test form class'));
});

test('photo of the trainer does not come: no picture, the words stay', async () => {
  answering();
  const { container } = show();
  await screen.findByText('Test biography.');
  const photo = container.querySelector('img[src*="/users/"]');

  fireEvent.error(photo ?? document);

  expect(container.querySelector('img[src*="/users/"]')).not.toBeInTheDocument();
  expect(screen.getByText('Test biography.')).toBeVisible();
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

test('class page of an address with people, prerendered: nothing differs until it is hydrated', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  show('500013', initialData, '?people=2');

  expect(await screen.findByText(/^2 people/)).toHaveTextContent('2 people: 960 EUR');
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
