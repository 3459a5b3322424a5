import type { Account } from '@agile-languages/api/desk';
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { AccountContext, createQueryClient } from '../api/account.ts';

/** Default status: 200. */
interface FakeAnswer {
  status?: number;
  body?: object;
}

type FakeReply = FakeAnswer | ((body: unknown) => FakeAnswer);

export const testAccount: Account = {
  id: 'test-owner',
  email: 'owner@example.com',
  fullname: 'Test Owner',
  role: 'owner',
  brand: 'Test Brand',
  demo: false,
  siteOrigin: 'http://site.test',
  hasPassword: true,
  hasOneTimeCodes: true,
  passkeys: [],
  recoveryCodes: 0,
};

/** `'GET /staff'`, until the end of the test. Other calls get 404. `requests` has what was called. */
export function fakeDesk(replies: Record<string, FakeReply>) {
  const requests: { name: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body: text }: RequestInit = {}) => {
    const name = `${method} ${input.replace('/desk/api', '')}`;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    requests.push({ name, body });
    const reply = replies[name] ?? { status: 404, body: { err: [{ val: `No answer for ${name}` }] } };
    const { status = 200, body: answer = {} } = typeof reply === 'function' ? reply(body) : reply;
    return new Response(JSON.stringify(answer), { status });
  });
  return { requests, replies };
}

export const refusal = (status: number, sentence: string, detail: object = {}): FakeAnswer => ({
  status,
  body: { err: [{ val: sentence }], ...detail },
});

export function renderSignedIn(page: ReactNode, { path = '/', account = testAccount } = {}) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AccountContext value={account}>{page}</AccountContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
