import { Route, Routes } from 'react-router-dom';
import { renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { testClass } from '../test/test-class.ts';
import { CancelPage } from './mail-pages.tsx';

export const choices = {
  ...{ languages: [{ id: '1111117', name: 'Form' }], experts: [], topics: [] },
  ...{ currency: 'CHF', reminderDays: '3' },
};

export const answers = {
  'GET /choices': { body: choices },
  'GET /classes/500001': { body: testClass },
  'GET /classes/500001/history': { body: { rows: [] } },
  'POST /classes/sessions': {
    body: {
      rows: [
        { of: '2027-03-02', day: '2027-03-02', start: '2027-03-02T17:30:00.000Z', end: '2027-03-02T19:30:00.000Z' },
      ],
      ...{ leftOut: [], otherDates: '', fault: '' },
    },
  },
};

export const renderClass = (path: string) =>
  renderSignedIn(
    <Routes>
      {resourceRoutes}
      <Route path="/classes/:id/cancel" element={<CancelPage />} />
    </Routes>,
    { path },
  );
