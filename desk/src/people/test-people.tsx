import type { MemberAnswer } from '@agile-languages/api/desk';
import { Route, Routes } from 'react-router-dom';
import { renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { MemberPage } from './member-page.tsx';

export const testMember: MemberAnswer = {
  id: 'test-one',
  title: 'Test One',
  state: 'member',
  version: 1,
  email: 'one@example.com',
  fullname: 'Test One',
  createdAt: '2026-11-01T08:00:00.000Z',
  data: { fullname: 'Test One', email: 'one@example.com', company: '', phone: '', notes: '' },
  mails: [
    {
      ...{ id: 'test-mail', createdAt: '2026-11-02T08:00:00.000Z', subject: 'You have a seat' },
      ...{ state: 'given up', fault: 'EENVELOPE 550' },
    },
  ],
  waiting: [
    {
      ...{ id: '500002', name: 'Full class', startsAt: '2027-04-06T16:30:00.000Z', timeZone: 'Europe/Vienna' },
      ...{ since: '2026-11-03T08:00:00.000Z', code: 'TEST20' },
    },
  ],
  classes: [
    {
      id: '500001',
      name: 'Test class',
      startsAt: '2027-03-02T17:30:00.000Z',
      timeZone: 'Europe/Vienna',
      state: 'published',
      enrolledAt: '2026-11-02T08:00:00.000Z',
      ...{ bookingId: 'abc2345678', agreed: '480 EUR', paidBy: '', payment: 'Open' },
    },
  ],
};

export const classes = {
  body: { rows: [{ id: '500002', name: 'Other class', localStart: '2027-04-01T09:00:00+02:00', seatsLeft: 3 }] },
};

export const mail = {
  recipients: 1,
  subject: 'Your seat was given back',
  html: '<p>Hello</p>',
  text: 'Hello',
  calendar: '',
};

export const memberAnswers = {
  'GET /members/test-one': { body: testMember },
  'GET /members/test-one/history': { body: { rows: [] } },
};

export const renderPeople = (path: string, account = testAccount) =>
  renderSignedIn(
    <Routes>
      <Route path="/members/:id" element={<MemberPage />} />
      {resourceRoutes}
    </Routes>,
    { path, account },
  );
