import type { ApiAnswer, ApiClient, ClassRow } from '@agile-languages/shared/api';
import { testClassRow } from '@agile-languages/shared/test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ClassLink, ClassLinks } from '../links/class-links.ts';
import { classPath } from '../links/class-path.ts';
import { ClassList } from './class-list.tsx';

const TestLink: ClassLink = ({ to, ...rest }) => <a href={classPath(to)} {...rest} />;

const testLinks: ClassLinks = { Link: TestLink, hasTrainers: true, contact: 'mailto:info@brand.test' };

const answer = (rows: ClassRow[]): ApiAnswer<ClassRow, { rowCount: string }> => ({
  kv: { rowCount: `${rows.length}` },
  rows,
  err: [],
});

async function showList(rows: ClassRow[], links = testLinks) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Berlin',
  });
  const getClassList = vi.fn<ApiClient['getClassList']>().mockResolvedValue(answer(rows));
  const user = userEvent.setup();
  render(
    <ClassList place={{ languageId: '', page: 1 }} getClassList={getClassList} links={links} onBeyondEnd={vi.fn()} />,
  );
  await screen.findAllByRole('article');
  return { user, getClassList };
}

const ticket = (name = 'Test class') => within(screen.getByRole('article', { name }));
const textOfTicket = (name = 'Test class') => screen.getByRole('article', { name }).textContent;

test('ticket: day, Language, mode, pattern, both zones, trainer, price, rating, seats, publication', async () => {
  await showList([testClassRow({ start: '2026-11-30T18:30:00+03:00', seatsLeft: 8, seatsTotal: 20 })]);

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
  expect(text).toContain('Published 15.03.2026');
});

test('ticket: shows the picture of the class', async () => {
  await showList([testClassRow({ relatedLogoUrl: '/files/test-class.svg' })]);

  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/files/test-class.svg');
});

test('ticket: leads to enrolment, details and trainer', async () => {
  await showList([testClassRow()]);

  expect(ticket().getByRole('link', { name: 'Enrol in Test class' })).toHaveAttribute('href', '/login/500001');
  expect(ticket().getByRole('link', { name: 'Details of Test class' })).toHaveAttribute('href', '/class/500001');
  expect(ticket().getByRole('link', { name: 'Test class' })).toHaveAttribute('href', '/class/500001');
  expect(ticket().getByRole('link', { name: 'Test Trainer' })).toHaveAttribute('href', '/single-profile/700001');
});

test('no page about trainers: the trainer is named', async () => {
  await showList([testClassRow()], { ...testLinks, hasTrainers: false });

  expect(ticket().queryByRole('link', { name: 'Test Trainer' })).toBeNull();
  expect(textOfTicket()).toContain('with Test Trainer');
});

test('description: HTML without its scripts', async () => {
  await showList([
    testClassRow({
      classDescription: '<p>For <em>testers</em>.</p><img src=x onerror=alert(1)><script>alert(2)</script>',
    }),
  ]);

  const article = screen.getByRole('article');
  expect(ticket().getByText('testers').tagName).toBe('EM');
  expect(article.querySelector('img[src="x"], script')).toBeNull();
  expect(article).not.toHaveTextContent('alert');
});

test('only the specified fields: day of publication in place of the start', async () => {
  await showList([
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

test('date of publication that is none: nothing in its place', async () => {
  await showList([testClassRow({ start: undefined, createdDate: 'soon' })]);

  expect(textOfTicket()).not.toContain('Published');
});

test('old price not greater, rating 0: neither shows', async () => {
  await showList([testClassRow({ price: '480', oldPrice: '480', rating: 0 })]);

  expect(textOfTicket()).toContain('480 EUR');
  expect(textOfTicket()).not.toMatch(/was|of 5/);
});

test('three seats or fewer: marked; four: not', async () => {
  await showList([
    testClassRow({ id: '1', className: 'Three', seatsLeft: 3 }),
    testClassRow({ id: '2', className: 'Four', seatsLeft: 4 }),
  ]);

  expect(ticket('Three').getByText('3 of 20 seats left').className).toContain('few');
  expect(ticket('Four').getByText('4 of 20 seats left').className).not.toContain('few');
});

test('no seat left: Contact Us in place of Enrol', async () => {
  await showList([testClassRow({ seatsLeft: 0, seatsTotal: 16 })]);

  expect(ticket().queryByRole('link', { name: /^Enrol/ })).toBeNull();
  expect(ticket().getByRole('link', { name: 'Contact Us about Test class' })).toHaveAttribute(
    'href',
    'mailto:info@brand.test',
  );
  expect(textOfTicket()).toContain('0 of 16 seats left');
});

test('mode, month, time of day: narrow the page at hand without a call; all come back with one click', async () => {
  const { user, getClassList } = await showList([
    testClassRow({ id: '1', className: 'Evening', start: '2026-11-30T18:30:00+01:00' }),
    testClassRow({ id: '2', className: 'Room', start: '2026-12-01T18:30:00+01:00', mode: 'Classroom' }),
    testClassRow({ id: '3', className: 'Morning', start: '2026-12-02T09:00:00+01:00', mode: 'Classroom' }),
  ]);
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  await user.selectOptions(screen.getByLabelText('Mode'), 'Classroom');
  expect(titles()).toEqual(['Room', 'Morning']);
  expect(screen.getByRole('status').textContent).toBe('2 of the 3 classes on this page');

  await user.selectOptions(screen.getByLabelText('Time of day, your time'), 'Evening');
  expect(titles()).toEqual(['Room']);

  await user.selectOptions(screen.getByLabelText('Month'), 'Nov 2026');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.queryByText(/^New Classes/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(titles()).toEqual(['Evening', 'Room', 'Morning']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(getClassList).toHaveBeenCalledTimes(1);
});

test('Add to calendar: the file of that class', async () => {
  await showList([testClassRow()], { ...testLinks, calendar: (id) => `#calendar-${id}` });

  const link = ticket().getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar (Test class)' });
  expect(link).toHaveAttribute('href', '#calendar-500001');
  expect(link).toHaveAttribute('download');
});

test('nobody offers calendar files: no link', async () => {
  await showList([testClassRow()]);

  expect(ticket().queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('no start: nothing to add to a calendar', async () => {
  await showList([testClassRow({ start: undefined })], { ...testLinks, calendar: () => '#calendar' });

  expect(ticket().queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('folded filter: opens, says what is chosen', async () => {
  const { user } = await showList([testClassRow()]);
  const button = screen.getByRole('button', { name: 'Filter All Languages' });
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('on the server, the place unknown: filter and ten skeletons, no call, no inline style', () => {
  const getClassList = vi.fn<ApiClient['getClassList']>();

  const html = renderToString(
    <ClassList place={undefined} getClassList={getClassList} links={testLinks} onBeyondEnd={vi.fn()} />,
  );

  expect(html.match(/class="ticket"/g)).toHaveLength(10);
  expect(html).toContain('Data Oriented Programming');
  expect(html).not.toContain('style=');
  expect(getClassList).not.toHaveBeenCalled();
});
