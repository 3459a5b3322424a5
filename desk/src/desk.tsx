import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AccountPage } from './account/account-page.tsx';
import { createQueryClient } from './api/account.ts';
import { AuditPage } from './audit/audit-page.tsx';
import { CompanyPage } from './bookings/company-page.tsx';
import { CancelPage, MovePage, PostponePage } from './classes/mail-pages.tsx';
import { ParticipantsPage } from './classes/participants-page.tsx';
import { WritePage } from './classes/write-page.tsx';
import { MessagePage } from './inbox/message-page.tsx';
import { PartnerPage } from './keys/partner-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { MemberPage } from './people/member-page.tsx';
import { ExistingRecord, RecordPage } from './record/record-page.tsx';
import { ReportPage } from './reports/report-page.tsx';
import { lists, screens, settingsScreen } from './screens.tsx';
import { SearchPage } from './search/search-page.tsx';
import { NotFound } from './shell/failure.tsx';
import { Layout } from './shell/layout.tsx';
import { BrowserPage } from './sign-in/browser-page.tsx';
import { Gate } from './sign-in/gate.tsx';
import { WelcomePage } from './sign-in/welcome-page.tsx';
import { TodayPage } from './today/today-page.tsx';

export function Desk() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/desk">
        <Routes>
          <Route path="/welcome" element={<WelcomePage />} />
          <Route path="/browser" element={<BrowserPage />} />
          <Route path="/*" element={<SignedIn />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function SignedIn() {
  return (
    <Gate>
      <Layout>
        <Routes>
          <Route path="/" element={<TodayPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/search" element={<SearchPage />} />
          <Route path="/settings" element={<ExistingRecord screen={settingsScreen} id="provider" />} />
          <Route path="/audit" element={<AuditPage />} />
          <Route path="/keys/partners/:id" element={<PartnerPage />} />
          <Route path="/reports" element={<ReportPage />} />
          <Route path="/classes/:id/cancel" element={<CancelPage />} />
          <Route path="/classes/:id/move" element={<MovePage />} />
          <Route path="/classes/:id/postpone" element={<PostponePage />} />
          <Route path="/classes/:id/write" element={<WritePage />} />
          <Route path="/classes/:id/participants" element={<ParticipantsPage />} />
          <Route path="/members/:id" element={<MemberPage />} />
          <Route path="/company-bookings/:id" element={<CompanyPage />} />
          <Route path="/messages/:id" element={<MessagePage />} />
          {lists.map((screen) => (
            <Route
              key={screen.list}
              path={screen.path ?? screen.list}
              element={<ListPage key={screen.list} screen={screen} />}
            />
          ))}
          {screens.map((screen) => (
            <Route key={screen.list} path={screen.list}>
              <Route index element={<ListPage key={screen.list} screen={screen} />} />
              <Route path=":id" element={<RecordPage key={screen.list} screen={screen} />} />
            </Route>
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Layout>
    </Gate>
  );
}
