import type { ClassRow } from '@agile-languages/shared/api';
import type { RemoteData } from '@agile-languages/shared/remote-data';
import { testClassRow } from '@agile-languages/shared/test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { classPath } from '../links/class-addresses.ts';
import type { ClassLink, ClassLinks, ClassPage } from '../links/class-links.ts';
import { ClassList } from './class-list.tsx';

const TestLink: ClassLink = ({ to, ...rest }) => <a href={classPath(to)} {...rest} />;

const testLinks: ClassLinks = { Link: TestLink, hasTrainers: true };

const testQuery = { languageId: '', page: 1 };

const pageOf = (rows: ClassRow[]): RemoteData<ClassPage> => ({
  state: 'ready',
  value: { ...testQuery, lastPage: 1, total: rows.length, rows },
  isStale: false,
  retry: () => {},
});

const testHandlers = { onBeyondEnd: () => {}, onNarrow: () => {}, loadAll: async () => [] };

function showList(rows: ClassRow[], links = testLinks) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Berlin',
  });
  render(<ClassList query={testQuery} classes={pageOf(rows)} links={links} {...testHandlers} />);
  return userEvent.setup();
}

const ticket = (name = 'Test class') => within(screen.getByRole('article', { name }));
const textOfTicket = (name = 'Test class') => screen.getByRole('article', { name }).textContent;

test('ticket: day, Language, mode, pattern, both zones, trainer, price, rating, seats, publication', () => {
  showList([testClassRow({ start: '2026-11-30T18:30:00+03:00', seatsLeft: 8, seatsTotal: 20 })]);

  const text = textOfTicket();
  expect(text).toContain('Mon 30 Nov 2026');
  expect(text).toContain('Digital Product');
  expect(text).toContain('Live online');
  expect(text).toContain('10 × 3 h, Mon + Wed');
  expect(text).toContain('Mon 18:30 Europe/Istanbul');
  expect(text).toContain('16:30 your time (Europe/Berlin)');
  expect(text).toContain('with Test Trainer');
  expect(text).toContain('480 EUR was 520 EUR');
  expect(text).toContain('4.8 of 5');
  expect(text).toContain('8 of 20 seats left');
  expect(text).toMatch(/Published 15\.03\.2026480 EUR/);
});

test('ticket of a class that starts in its pattern: its last day', () => {
  showList([testClassRow({ start: '2026-11-30T18:30:00+03:00', pattern: '4 x 3 h, Mon+Wed 18:30' })]);

  expect(textOfTicket()).toContain('until 9 Dec');
});

test('ticket: shows the picture of the class', () => {
  showList([testClassRow({ relatedLogoUrl: '/files/test-class.svg' })]);

  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/files/test-class.svg');
});

test('ticket: leads to enrolment, details and trainer', () => {
  showList([testClassRow()]);

  expect(ticket().getByRole('link', { name: 'Enrol in Test class' })).toHaveAttribute('href', '/login/500001');
  expect(ticket().getByRole('link', { name: 'Details of Test class' })).toHaveAttribute('href', '/class/500001');
  expect(ticket().getByRole('link', { name: 'Test class' })).toHaveAttribute('href', '/class/500001');
  expect(ticket().getByRole('link', { name: 'Test Trainer' })).toHaveAttribute('href', '/single-profile/700001');
});

test('ticket of a class with two trainers: both lead to their pages', () => {
  showList([testClassRow({ secondTrainerId: '700002', secondTrainerName: 'Second Trainer' })]);

  expect(textOfTicket()).toContain('with Test Trainer, Second Trainer');
  expect(ticket().getByRole('link', { name: 'Second Trainer' })).toHaveAttribute('href', '/single-profile/700002');
});

test('class list, no page about trainers: the trainer is named', () => {
  showList([testClassRow()], { ...testLinks, hasTrainers: false });

  expect(ticket().queryByRole('link', { name: 'Test Trainer' })).toBeNull();
  expect(textOfTicket()).toContain('with Test Trainer');
});

test('class list, description: HTML without its scripts', () => {
  showList([
    testClassRow({
      classDescription: '<p>For <em>testers</em>.</p><img src=x onerror=alert(1)><script>alert(2)</script>',
    }),
  ]);

  const article = screen.getByRole('article');
  expect(ticket().getByText('testers').tagName).toBe('EM');
  expect(article.querySelector('img[src="x"], script')).toBeNull();
  expect(article).not.toHaveTextContent('alert');
});

test('class list, only the specified fields: day of publication in place of the start', () => {
  showList([
    testClassRow({
      start: undefined,
      pattern: undefined,
      timeZone: undefined,
      seatsLeft: undefined,
      seatsTotal: undefined,
      mode: undefined,
      trainerId: undefined,
      trainerName: undefined,
    }),
  ]);

  const text = textOfTicket();
  expect(text).toContain('Published 15.03.2026');
  expect(text).not.toMatch(/your time|seats|with|undefined|·/);
  expect(ticket().getByRole('link', { name: 'Enrol in Test class' })).toBeVisible();
});

test('class list, date of publication that is none: nothing in its place', () => {
  showList([testClassRow({ start: undefined, createdDate: 'soon' })]);

  expect(textOfTicket()).not.toContain('Published');
});

test('class list, old price not greater, rating 0: neither shows', () => {
  showList([testClassRow({ price: '480', oldPrice: '480', rating: 0 })]);

  expect(textOfTicket()).toContain('480 EUR');
  expect(textOfTicket()).not.toMatch(/was|of 5/);
});

test('class list, three seats or fewer: marked; four: not', () => {
  showList([
    testClassRow({ id: '1', className: 'Three', seatsLeft: 3 }),
    testClassRow({ id: '2', className: 'Four', seatsLeft: 4 }),
  ]);

  expect(ticket('Three').getByText('3 of 20 seats left').className).toContain('few');
  expect(ticket('Four').getByText('4 of 20 seats left').className).not.toContain('few');
});

test('class list, no seat left: full, and the next date can be asked for', () => {
  showList([testClassRow({ seatsLeft: 0, seatsTotal: 16 })]);

  expect(ticket().queryByRole('link', { name: /^Enrol/ })).toBeNull();
  expect(ticket().getByRole('link', { name: 'Ask for the next date of Test class' })).toHaveAttribute(
    'href',
    '/ask/500001',
  );
  expect(textOfTicket()).toContain('Full');
});

test('class list, no seat left: the next one in the Language that has a seat', () => {
  const row = { langName: 'Form', seatsLeft: 0 };
  showList([
    testClassRow({ ...row, id: '1', className: 'Full one' }),
    testClassRow({ ...row, id: '2', className: 'Full too' }),
    testClassRow({ id: '3', className: 'Money', langName: 'Money', start: '2026-12-10T10:00:00+03:00' }),
    testClassRow({ ...row, id: '4', className: 'Free', seatsLeft: 2, start: '2026-12-14T10:00:00+03:00' }),
  ]);

  expect(ticket('Full one').getByRole('link', { name: 'Mon 14 Dec' })).toHaveAttribute('href', '/class/4');
  expect(ticket('Free').queryByText('Next:')).toBeNull();
});

test('class list, Add to calendar: the file of that class', () => {
  showList([testClassRow()], { ...testLinks, calendar: (id) => `#calendar-${id}` });

  const link = ticket().getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar (Test class)' });
  expect(link).toHaveAttribute('href', '#calendar-500001');
  expect(link).toHaveAttribute('download');
});

test('class list, calendar files not offered: no link', () => {
  showList([testClassRow()]);

  expect(ticket().queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('class list, no start: nothing to add to a calendar', () => {
  showList([testClassRow({ start: undefined })], { ...testLinks, calendar: () => '#calendar' });

  expect(ticket().queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('class list, folded filter: opens, names the Language', async () => {
  const user = showList([testClassRow()]);
  const button = screen.getByRole('button', { name: 'Filter All Languages' });
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('class list, no class of any Language: the sentence, no filter and no link to other Languages', () => {
  showList([]);

  expect(screen.getByText('New Classes will be uploaded in short time.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('list on the server, classes not known: filter and ten skeletons, no inline style', () => {
  const html = renderToString(
    <ClassList query={testQuery} classes={{ state: 'pending', retry: () => {} }} links={testLinks} {...testHandlers} />,
  );

  expect(html.match(/class="ticket"/g)).toHaveLength(10);
  expect(html).toContain('Data Oriented Programming');
  expect(html).not.toContain('style=');
});
