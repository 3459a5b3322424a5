import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AccountPage } from './account/account-page.tsx';
import { createQueryClient } from './api/query-client.ts';
import { AuditPage } from './audit/audit-page.tsx';
import { CancelPage } from './classes/cancel-page.tsx';
import { ClassListPage } from './classes/class-list-page.tsx';
import { ClassPage } from './classes/class-page.tsx';
import { MovePage } from './classes/move-page.tsx';
import { ParticipantsPage } from './classes/participants-page.tsx';
import { ListPage } from './content/list-page.tsx';
import { RecordPage } from './content/record-page.tsx';
import { InboxPage } from './inbox/inbox-page.tsx';
import { MessagePage } from './inbox/message-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { InvitationPage } from './people/invitation-page.tsx';
import { MemberListPage } from './people/member-list-page.tsx';
import { MemberPage } from './people/member-page.tsx';
import { SearchPage } from './search/search-page.tsx';
import { Gate } from './shell/gate.tsx';
import { Layout } from './shell/layout.tsx';
import { NotFound } from './shell/not-found.tsx';
import { WelcomePage } from './sign-in/welcome-page.tsx';
import { StaffPage } from './staff/staff-page.tsx';
import { TodayPage } from './today/today-page.tsx';

/** Everything below `/desk`. */
export function Desk() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/desk">
        <Routes>
          <Route path="/welcome" element={<WelcomePage />} />
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
          <Route path="/staff" element={<StaffPage />} />
          <Route path="/search" element={<SearchPage />} />
          <Route path="/keys" element={<KeysPage />} />
          <Route path="/audit" element={<AuditPage />} />
          <Route path="/classes" element={<ClassListPage />} />
          <Route path="/classes/:id" element={<ClassPage />} />
          <Route path="/classes/:id/cancel" element={<CancelPage />} />
          <Route path="/classes/:id/move" element={<MovePage />} />
          <Route path="/classes/:id/participants" element={<ParticipantsPage />} />
          <Route path="/members" element={<MemberListPage />} />
          <Route path="/members/:id" element={<MemberPage />} />
          <Route path="/invitations" element={<InvitationPage />} />
          <Route path="/messages" element={<InboxPage />} />
          <Route path="/messages/:id" element={<MessagePage />} />
          <Route path="/:kind" element={<ListPage />} />
          <Route path="/:kind/:id" element={<RecordPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Layout>
    </Gate>
  );
}
