import type { DeskClass } from '@agile-languages/api/desk';
import { Route, Routes } from 'react-router-dom';
import { renderSignedIn } from '../test/fake-desk.tsx';
import { testClass } from '../test/test-class.ts';
import { MovePage, PostponePage } from './mail-pages.tsx';
import { ParticipantsPage } from './participants-page.tsx';
import { WritePage } from './write-page.tsx';

export const fullClass: DeskClass = {
  ...testClass,
  id: '7',
  endsAt: '2027-03-09T19:30:00.000Z',
  seatsTotal: 1,
  seatsLeft: 0,
  state: 'full',
  version: 4,
  data: { ...testClass.data, pattern: '2 x 2 h, Tue 18:30', seats: '1', description: '<p>Test</p>' },
};
export const person = {
  memberId: 'test-first',
  fullname: 'Test First',
  email: 'first@example.com',
  createdAt: fullClass.endsAt,
  mailFault: '',
};

const third = { id: 'test-third', fullname: 'Test Third', email: 'third@example.com' };

export const answers = {
  'GET /classes/7': { body: fullClass },
  'GET /classes/7/participants': {
    body: {
      sessions: ['2026-03-03T17:30:00.000Z', '2026-03-10T17:30:00.000Z', '2026-03-17T17:30:00.000Z'].map((start) => ({
        start,
        day: start.slice(0, 10),
      })),
      begun: 2,
      rows: [{ ...person, attended: [2], bookingId: 'abc2345678', due: '576 EUR', payment: 'Paid' }],
    },
  },
  'GET /members?': { body: { rows: [{ ...third, id: 'test-other', email: 'other@example.com' }], total: 70_000 } },
  'GET /members?q=thi': { body: { rows: [third], total: 1 } },
  'GET /classes/7/waiting': {
    body: {
      rows: [
        {
          ...person,
          memberId: 'test-second',
          fullname: 'Test Second',
          mailFault: 'A mail was given up: EENVELOPE 550',
        },
      ],
    },
  },
};

export const renderAt = (path: string) =>
  renderSignedIn(
    <Routes>
      <Route path="/classes/:id" element={<p>The class</p>} />
      <Route path="/classes/:id/participants" element={<ParticipantsPage />} />
      <Route path="/classes/:id/write" element={<WritePage />} />
      <Route path="/classes/:id/move" element={<MovePage />} />
      <Route path="/classes/:id/postpone" element={<PostponePage />} />
    </Routes>,
    { path },
  );
