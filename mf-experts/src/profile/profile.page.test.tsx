import { fakeApi, renderPage, testClassRow, testProfileRow, testSampleRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nextClassesWith } from './profile.data.ts';
import page from './profile.page.tsx';

const testProfile = testProfileRow({
  id: '900011',
  fullname: "Hannah O'Test-Bell",
  userImage: '900011.svg',
  position: 'Test Manager',
  company: 'Test Care',
  countryName: 'Ireland',
  shortBio: 'Test biography.',
  linkedinUrl: 'https://example.com/demo/in/900011',
  fbUrl: '',
  languages: ['Digital Product', 'Money'],
});
const testSamples = [1, 2, 3, 4, 5].map((n) => testSampleRow({ id: `s${n}`, className: `Test sample ${n}` }));
const farStart = '2999-01-07T18:30:00+03:00';

const testApi = (profile: object[] = [testProfile], samples: object[] = testSamples, classes: object[] = []) =>
  fakeApi({
    'calle/GetProfileList': { rows: profile },
    'calle/GetSampleList': { rows: samples },
    'calle/GetClassList': { rows: classes },
  });

const open = () => renderPage(page, { path: '/single-profile/900011', pattern: '/single-profile/:id' });

test('page of an expert, calls: the three that the document starts, key by key', async () => {
  const { requests } = testApi();

  open();

  await screen.findByText('Test biography.');
  expect(requests.map(({ path, body }) => `${path} ${JSON.stringify(body)}`).sort()).toEqual([
    'calle/GetClassList {"kv":{"startLimit":0,"limit":100,"fkClassId":"","fkDpLangId":""}}',
    'calle/GetProfileList {"kv":{"fkUserId":"900011","limit":1,"startLimit":0}}',
    'calle/GetSampleList {"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":"900011"}}',
  ]);
});

test('page of an expert: photo, full name, position and company, country, biography, Languages', async () => {
  testApi();

  const { head } = open();

  expect(await screen.findByRole('heading', { level: 1, name: "Hannah O'Test-Bell" })).toBeVisible();
  const photo = screen.getByRole('img', { name: "Initials of Hannah O'Test-Bell, demo profile" });
  expect(photo).toHaveAttribute('src', 'http://site.test/files/users/900011.svg');
  expect(photo).toHaveAttribute('width', '160');
  expect(screen.getByText('Test Manager, Test Care')).toBeVisible();
  expect(screen.getByText('Ireland')).toBeVisible();
  expect(screen.getByText('Test biography.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/languages/1111112');
  expect(head()?.title).toBe(testProfile.fullname);
});

test('page of an expert, links: those that are there', async () => {
  testApi();

  open();

  const linkedin = await screen.findByRole('link', { name: /^LinkedIn of Hannah/ });
  expect(linkedin).toHaveAttribute('href', 'https://example.com/demo/in/900011');
  expect(linkedin).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
});

test('page of an expert, link with a script as its address: left out', async () => {
  testApi([testProfileRow({ linkedinUrl: 'javascript:alert(1)', fbUrl: 'https://facebook.test/expert' })]);

  open();

  expect(await screen.findByRole('link', { name: /Facebook/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
});

test('page of an expert, five samples in the response: four are shown', async () => {
  testApi();

  open();

  await screen.findByRole('heading', { name: 'Test sample 4' });
  expect(within(screen.getByRole('region', { name: 'Samples' })).getAllByRole('article')).toHaveLength(4);
});

test('page of an expert, no samples: the sentence', async () => {
  testApi([testProfile], []);

  open();

  const part = screen.getByRole('region', { name: 'Samples' });
  expect(await within(part).findByText('There is nothing to show')).toBeVisible();
});

test('page of an expert, classes: the next ones with this expert, by date', async () => {
  testApi([testProfile], testSamples, [
    testClassRow({ id: 'c2', className: 'Later class', trainerId: '900011', start: '2999-02-01T09:00:00+01:00' }),
    testClassRow({ id: 'c1', className: 'Full class', trainerId: '900011', start: farStart, seatsLeft: 0 }),
    testClassRow({ id: 'c3', className: 'Class of another', trainerId: '900001', start: farStart }),
  ]);

  open();

  await screen.findByText(/Full class/);
  const links = within(await screen.findByRole('region', { name: 'Next classes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(links).toEqual(['Mon 7 Jan 2999Full class, no seats left480 EUR', 'Fri 1 Feb 2999Later class480 EUR']);
});

test('page of an expert, no class: a sentence and the link to all', async () => {
  testApi();

  open();

  expect(await screen.findByText('No class is announced at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All upcoming classes' })).toHaveAttribute('href', '/upcoming-classes');
});

test('page of an expert, classes: those without a start and more than three are left out', () => {
  const row = (id: string, start?: string) => testClassRow({ id, trainerId: 't', start });
  const rows = [
    row('open', undefined),
    row('4', '2026-05-04T10:00:00Z'),
    row('1', '2026-05-01T10:00:00+05:00'),
    row('3', '2026-05-03T10:00:00Z'),
    { ...row('2', '2026-05-01T10:00:00Z'), trainerId: 'other', secondTrainerId: 't' },
  ];

  const next = nextClassesWith('t', rows);

  expect(next.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('page of an expert, unknown id: the sentence and the link to all, no parts below', async () => {
  testApi([], [], []);

  open();

  expect(await screen.findByRole('link', { name: 'All experts' })).toBeVisible();
  expect(screen.getByText('There is nothing to show')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Samples' })).toBeNull();
});

test('page of an expert, expert fails: logged, no text, samples are shown; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = testApi();
  reply('calle/GetProfileList', { status: 500 });
  const { container } = open();
  const before = container.firstElementChild?.textContent;
  await screen.findByRole('heading', { name: 'Test sample 1' });
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^profile: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(container.firstElementChild?.textContent).toBe(before);

  reply('calle/GetProfileList', { rows: [testProfile] });
  fireEvent.focus(window);

  expect(await screen.findByText('Test biography.')).toBeVisible();
});

test('page of an expert, names: markup stays text, right-to-left text finds its direction', async () => {
  testApi([testProfileRow({ fullname: '<i>نور</i> الراشدي', shortBio: '<script>alert(1)</script>' })]);

  open();

  const heading = await screen.findByRole('heading', { level: 1, name: '<i>نور</i> الراشدي' });
  expect(heading.querySelector('[dir="auto"]')).toBeInTheDocument();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});
