import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/account.ts';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { PartnerRoutes } from './partner-app.tsx';

const account = {
  ...{ email: 'person@partner.example', siteOrigin: 'http://site.test' },
  partners: [{ id: 'test', name: 'Test Partner' }],
};
const signedIn = { body: { account, brand: 'Test Brand' } };
const signedOut = { body: { account: null, brand: 'Test Brand' } };
const month = new Date().toISOString().slice(0, 7);
const partner = {
  ...{ id: 'test', title: 'Test Partner', state: 'all', version: 0, formerSecretEndsAt: '', webhookUrl: '' },
  ...{ events: [], originRequests: [] },
  keys: [
    {
      ...{ key: 'pk_live_test', name: 'Test Partner', isTest: false, endsAt: null, hasEnded: false },
      origins: ['https://partner.example'],
    },
  ],
};
const report = {
  partner: { id: 'test', name: 'Test Partner' },
  ...{ month, views: 0, starts: 0, requests: 0, unconfirmed: 0, closed: 0, foreign: 0 },
  ...{ enrolments: 0, cancelled: 0, rows: [], days: [] },
};
const at = (calls: Parameters<typeof fakeDesk>[0]) =>
  fakeDesk(
    Object.fromEntries(Object.entries(calls).map(([name, reply]) => [name.replace(' ', ' /partner/api'), reply])),
  );
const answers = {
  'GET /account': signedIn,
  'GET /partner-accounts/test': { body: partner },
  [`GET /partners/test/report?month=${month}`]: { body: report },
};

const renderAt = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <PartnerRoutes />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('page for partners, nobody signed in: a link is mailed, whoever the address belongs to', async () => {
  const user = userEvent.setup();
  const { requests } = at({ 'GET /account': signedOut, 'POST /sign-in': {} });
  renderAt('/');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'person@partner.example{Enter}');

  expect(await screen.findByText(/^If this address is named with a key, a link is on its way/)).toBeVisible();
  expect(requests).toContainEqual({ name: 'POST /partner/api/sign-in', body: { email: 'person@partner.example' } });
});

test('link of a mail: used by its button alone; one that is too old leads to another', async () => {
  const user = userEvent.setup();
  const { requests } = at({
    'GET /account': signedOut,
    'POST /link': refusal(410, 'This link does not work any more.'),
  });
  renderAt('/link');
  const button = await screen.findByRole('button', { name: 'Open your page' });
  expect(requests).toEqual([]);

  await user.click(button);
  expect(await screen.findByText('This link does not work any more.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ask for another link' }));
  expect(await screen.findByRole('button', { name: 'Mail me a link' })).toBeVisible();
});

test('page for partners: what the desk shows, an origin is asked for, a key is replaced, one for tests made, signed out', async () => {
  const user = userEvent.setup();
  const { requests } = at({
    ...answers,
    'POST /partner-accounts/test/ask-origin': {},
    'POST /partner-accounts/test/rotate': { body: { id: 'pk_live_next' } },
    'POST /partner-accounts/test/test-key': { body: { id: 'pk_test_next' } },
    'POST /sign-out': {},
  });
  renderAt('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Test Partner' })).toBeVisible();
  expect(screen.getByText(/<agile-enrolment limit="3" partner="pk_live_test">/)).toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: 'Origin' }), 'https://new.example{Enter}');
  expect(await screen.findByText(/^The provider has your request/)).toBeVisible();
  expect(requests).toContainEqual({
    name: 'POST /partner/api/partner-accounts/test/ask-origin',
    body: { key: 'pk_live_test', origin: 'https://new.example' },
  });

  await user.click(screen.getByRole('button', { name: 'Replace pk_live_test' }));
  await user.click(screen.getByRole('button', { name: 'Make a new key' }));
  expect(await screen.findByText(/^The new key is pk_live_next/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Key for tests beside pk_live_test' }));
  expect(await screen.findByText(/^The key for tests is pk_test_next/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Mail me a link' })).toBeVisible();
});

test('page for partners, a key that has been replaced: an origin is asked for with the one that came after it', async () => {
  const [key] = partner.keys;
  const keys = [{ ...key, key: 'pk_live_former', endsAt: '2099-01-01T00:00:00.000Z' }, key];
  at({ ...answers, 'GET /partner-accounts/test': { body: { ...partner, keys } } });
  renderAt('/');

  const choice = await screen.findByRole('combobox', { name: 'Key' });
  expect([...choice.children].map((option) => option.getAttribute('value'))).toEqual(['pk_live_test']);
});

test('page for partners: signed out everywhere', async () => {
  const user = userEvent.setup();
  const { requests } = at({ ...answers, 'POST /sign-out-everywhere': {} });
  renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));

  expect(await screen.findByRole('button', { name: 'Mail me a link' })).toBeVisible();
  expect(requests).toContainEqual({ name: 'POST /partner/api/sign-out-everywhere', body: {} });
});

test('person of two partners: chooses one, and its page has the focus', async () => {
  const user = userEvent.setup();
  const both = { ...account, partners: [...account.partners, { id: 'other', name: 'Other Partner' }] };
  at({ ...answers, 'GET /account': { body: { account: both, brand: 'Test Brand' } } });
  renderAt('/');
  await user.click(await screen.findByRole('link', { name: 'Test Partner' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Test Partner' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
