import type { PartnerAccountAnswer, PartnerReport } from '@agile-languages/api/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeDesk, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { PartnerPage } from './partner-page.tsx';

const testPartner: PartnerAccountAnswer = {
  ...{ id: 'test', title: 'Test Partner', state: 'all', version: 0, formerSecretEndsAt: '' },
  sitePartner: '',
  webhookUrl: 'https://partner.example/events',
  events: [
    {
      ...{ id: 'test-event', createdAt: '2026-11-21T09:00:00.000Z', type: 'enrolment.created' },
      ...{ state: 'waits', tries: 3, answer: 'status 500' },
    },
    {
      ...{ id: 'test-ping', createdAt: '2026-11-21T08:00:00.000Z', type: 'ping' },
      ...{ state: 'accepted', tries: 1, answer: 'status 204' },
    },
  ],
  keys: [
    {
      ...{ key: 'pk_live_test', name: 'Test Partner', isTest: false, endsAt: null, hasEnded: false },
      origins: ['https://partner.example'],
    },
  ],
  originRequests: [
    {
      ...{ id: 'test-request', partnerKey: 'pk_live_test', origin: 'https://new.example' },
      ...{ email: 'person@partner.example', createdAt: '2026-11-21T09:00:00.000Z' },
    },
  ],
};
const testReport: PartnerReport = {
  partner: { id: 'test', name: 'Test Partner' },
  ...{ month: '2026-10', views: 40, starts: 9, requests: 3, unconfirmed: 2, closed: 1, foreign: 0 },
  ...{ enrolments: 4, cancelled: 1 },
  rows: [
    {
      ...{ campaign: 'spring', classId: '500001', className: 'Test class', price: '480', currency: 'EUR' },
      ...{ fields: 'plan=gold', origin: 'https://rival.example', page: '/copied', isForeign: true },
      ...{ requests: 3, unconfirmed: 2, closed: 1, enrolments: 3, cancelled: 1 },
    },
  ],
  days: [
    {
      ...{ day: '2026-10-05', origin: 'https://partner.example', campaign: 'spring', isForeign: false },
      ...{ classId: '500002', className: 'Other class', page: '/kurse' },
      ...{ views: 40, starts: 9, requests: 0, enrolments: 0, cancelled: 0 },
    },
    {
      ...{ day: '2026-10-06', origin: 'https://rival.example', campaign: '', isForeign: true },
      ...{ classId: '', className: '', page: '' },
      ...{ views: 0, starts: 0, requests: 2, enrolments: 3, cancelled: 1 },
    },
  ],
};
const answers = {
  'GET /partner-accounts/test': { body: testPartner },
  'GET /partners/test/report?month=2026-10': { body: testReport },
};

function renderPage() {
  const page = (
    <Routes>
      <Route path="/keys/partners/:id" element={<PartnerPage />} />
    </Routes>
  );
  return renderSignedIn(page, { path: '/keys/partners/test?month=2026-10' });
}

test('partner: the report of the month in the address, also as a file', async () => {
  fakeDesk(answers);
  renderPage();

  expect(
    await screen.findByText(
      /^Elements shown: 40, used: 9\. .*: 3 \(1 not answered, 1 closed without an answer\)\. Enrolled: 4, given back: 1\.$/,
    ),
  ).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Test class/ }));
  expect(row.getByRole('cell', { name: 'https://rival.example/copied (not registered)' })).toBeVisible();
  expect(row.getByRole('cell', { name: '3 (1 not answered, 1 closed without an answer)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    '/desk/api/partners/test/report.csv?month=2026-10',
  );
});

test('partner, class whose price has changed: a row for each price', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const rows = testReport.rows.flatMap((row) => [row, { ...row, price: '520' }]);
  fakeDesk({ ...answers, 'GET /partners/test/report?month=2026-10': { body: { ...testReport, rows } } });
  renderPage();

  expect(await screen.findAllByRole('row', { name: /Test class/ })).toHaveLength(2);
  expect(report).not.toHaveBeenCalled();
});

test('code for the partner’s pages: with the shape of an element once that is chosen', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  renderPage();
  const shape = await screen.findByRole('checkbox', { name: 'Show the shape of an element until it is there' });
  expect(screen.queryByText(/skeleton\.css/)).toBeNull();

  await user.click(shape);
  expect(screen.getAllByText(/skeleton\.css/)).toHaveLength(2);
});

test('event that was accepted: with the answer of the server', async () => {
  fakeDesk(answers);
  renderPage();

  const row = within(await screen.findByRole('row', { name: /ping/ }));
  expect(row.getByRole('cell', { name: 'accepted (status 204)' })).toBeVisible();
});

test('event that was not accepted: why, and sent again by its button', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'POST /partner-accounts/test/resend': { body: testPartner } });
  renderPage();
  const row = within(await screen.findByRole('row', { name: /enrolment\.created/ }));
  expect(row.getByRole('cell', { name: 'waits, 3 tries (status 500)' })).toBeVisible();

  await user.click(row.getByRole('button', { name: 'Send again enrolment.created' }));
  expect(await screen.findByText('It is sent again.')).toBeVisible();
  expect(requests).toContainEqual({ name: 'POST /partner-accounts/test/resend', body: { event: 'test-event' } });
});

test('another address: its secret is shown; stopped after a question', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    'POST /partner-accounts/test/webhook': { body: { secret: 'whsec_test' } },
    'POST /partner-accounts/test/stop-webhook': { body: testPartner },
  });
  renderPage();
  const address = await screen.findByRole('textbox', { name: 'Address of the server' });
  await user.clear(address);
  await user.type(address, 'https://other.example/events{Enter}');
  expect(await screen.findByText('whsec_test')).toBeVisible();
  const sent = { address: 'https://other.example/events' };
  expect(requests).toContainEqual({ name: 'POST /partner-accounts/test/webhook', body: sent });

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Nothing is sent any more.')).toBeVisible();
  expect(screen.queryByText('whsec_test')).toBeNull();
});

test('partner, days: a chart of each figure, and figures by site', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  renderPage();
  expect(
    await screen.findByRole('img', { name: 'Shown by day: 40 in all, most on 2026-10-05: 40' }),
  ).toBeInTheDocument();
  const page = screen.getByRole('row', { name: /^https:\/\/rival\.example \(not registered\)/ });
  expect(
    within(page)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '0', '2', '3', '1']);

  const campaign = screen.getByRole('row', { name: /^spring/ });
  expect(
    within(campaign)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['40', '9', '0', '0', '0']);
  const otherClass = within(screen.getByRole('row', { name: /^Other class \(500002\)/ }));
  expect(otherClass.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['40', '9', '0', '0', '0']);
  const kurse = within(screen.getByRole('row', { name: /^https:\/\/partner\.example\/kurse/ }));
  expect(kurse.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['40', '9', '0', '0', '0']);
  expect(screen.getByRole('cell', { name: 'plan=gold' })).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Chart of' }), 'Enrolled');
  expect(screen.getByRole('img', { name: 'Enrolled by day: 0 in all' })).toBeInTheDocument();
});

test('pages beyond those that are counted one by one: one line, after what the chart shows more of', async () => {
  const [day] = testReport.days;
  const days = day ? [{ ...day, page: '*', views: 3 }, day, { ...day, page: '', views: 2 }] : [];
  fakeDesk({ ...answers, 'GET /partners/test/report?month=2026-10': { body: { ...testReport, days } } });
  renderPage();

  await screen.findByRole('heading', { name: 'By page' });
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const own = names.filter((name) => name?.startsWith('https://partner.example'));
  const site = 'https://partner.example';
  expect(own).toEqual([site, `${site}/kurse`, `${site}, other pages`, site]);
});

test('partner, a month whose days were not counted: its figures, and that the days are not known', async () => {
  const days = testReport.days.slice(0, 1).map((row) => ({ ...row, day: '2026-10', origin: '' }));
  fakeDesk({ ...answers, 'GET /partners/test/report?month=2026-10': { body: { ...testReport, days } } });
  renderPage();

  const name = 'Shown by day: 40 in all, 40 on days that were not counted';
  expect(await screen.findByRole('img', { name })).toBeInTheDocument();
});

test('origin that a partner asks for: accepted in the desk, where nobody asks', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 1, subject: 'Test mail', text: '', html: '<p>Valid</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /partner-accounts/test/accept-origin?dry=1': { body: mail },
    'POST /partner-accounts/test/accept-origin': { body: testPartner },
  });
  renderPage();

  await user.click(await screen.findByRole('button', { name: 'Accept https://new.example' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept this origin?' }));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByText('Valid')).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /partner-accounts/test/accept-origin');
  await user.click(dialog.getByRole('button', { name: 'Accept it' }));
  expect(await screen.findByText(/^The key works on these pages now/)).toBeVisible();
  expect(requests).toContainEqual({
    name: 'POST /partner-accounts/test/accept-origin',
    body: { request: 'test-request' },
  });
  expect(screen.queryByRole('button', { name: 'Ask for it' })).toBeNull();
});

test('partner that the site shows: chosen on its page, and then a link to it', async () => {
  const user = userEvent.setup();
  const month = { partners: [], sitePartners: [{ id: 'test-shown', name: 'Shown Partner' }], counts: {} };
  const { replies, requests } = fakeDesk({
    ...answers,
    'GET /partner-month': { body: month },
    'POST /partner-accounts/test/site-partner': { body: {} },
  });
  renderPage();
  await user.selectOptions(await screen.findByLabelText('Partner of the site'), 'Shown Partner');
  replies['GET /partner-accounts/test'] = { body: { ...testPartner, sitePartner: 'test-shown' } };
  await user.click(screen.getByRole('button', { name: 'It is this one' }));

  expect(await screen.findByRole('link', { name: 'This partner on the site' })).toHaveAttribute(
    'href',
    '/partners/test-shown',
  );
  expect(requests.find(({ name }) => name.endsWith('/site-partner'))?.body).toEqual({ sitePartner: 'test-shown' });
});

test('partner on the site: a link to its keys and figures, for owners', async () => {
  const record = {
    id: 'test-shown',
    title: 'Shown',
    state: 'published',
    version: 1,
    publishedVersion: 1,
    deletedAt: null,
  };
  fakeDesk({
    'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } },
    'GET /partners/test-shown': { body: { ...record, data: { name: 'Shown' } } },
    'GET /partners/test-shown/history': { body: { rows: [] } },
    'GET /partner-accounts?site=test-shown': { body: { rows: [testPartner], total: 1 } },
  });
  const show = (role: 'owner' | 'editor') =>
    renderSignedIn(<Routes>{resourceRoutes}</Routes>, {
      path: '/partners/test-shown',
      account: { ...testAccount, role },
    });
  const { unmount } = show('editor');
  await screen.findByRole('button', { name: 'Delete' });
  expect(screen.queryByRole('link', { name: 'Keys and figures' })).toBeNull();
  unmount();

  show('owner');
  expect(await screen.findByRole('link', { name: 'Keys and figures' })).toHaveAttribute('href', '/keys/partners/test');
});
