import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import type { MailRecord } from './mail-words.tsx';

const field = { isLink: false, isNeeded: false, isTextOnly: false };
const testMail: MailRecord = {
  ...{ id: 'invitation', title: 'Invitation of a member', version: 2, publishedVersion: 2, state: 'published' },
  ...{ updatedAt: '2026-11-21T09:00:00.000Z', updatedBy: 'owner@example.com', deletedAt: null },
  mailFields: [
    { ...field, name: 'name', means: 'name of the reader' },
    { ...field, name: 'link', means: 'what the mail is for', isLink: true, isNeeded: true },
  ],
  data: { subject: 'Welcome', text: 'Hello ' },
};
const path = '/mail-texts/invitation';
const answers = {
  'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } },
  [`GET ${path}`]: { body: testMail },
  [`GET ${path}/history`]: { body: { rows: [] } },
};
const shown = { recipients: 1, subject: 'Welcome', text: 'Hello Ada', html: '<p>Hello Ada</p>', calendar: '' };

const renderMail = () => renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path });

test('fields of a mail: inserted where somebody wrote last, a link with words', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  renderMail();
  await user.click(await screen.findByRole('button', { name: '{name}' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello {name}');
  await user.click(screen.getByRole('button', { name: '{link}' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello {name}[Words of the link]({link})');

  await user.type(screen.getByRole('textbox', { name: 'Subject' }), ', ');
  await user.click(screen.getByRole('button', { name: '{name}' }));
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome, {name}');
  expect(screen.getByText(/You have changes that are not saved/)).toHaveTextContent('Subject, Text.');
});

test('mail with examples: as it is typed, and sent to oneself', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    [`POST ${path}/send?dry=1`]: { body: shown },
    [`POST ${path}/send`]: { body: testMail },
  });
  renderMail();
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'Welcome' })).toHaveTextContent('Hello Ada');
  await user.click(screen.getByRole('button', { name: 'Send to me' }));

  expect(await screen.findByText('The mail to you is on the way.')).toBeVisible();
  expect(requests.at(-1)).toEqual({ name: `POST ${path}/send`, body: { subject: 'Welcome', text: 'Hello Ada' } });
});

test('mail that cannot be: the sentence of the server', async () => {
  const user = userEvent.setup();
  fakeDesk({ ...answers, [`POST ${path}/send?dry=1`]: refusal(422, 'There is no field {nmae} in this mail.') });
  renderMail();
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('There is no field {nmae} in this mail.')).toBeVisible();
});

test('mail in other words: reset to the original', async () => {
  const user = userEvent.setup();
  const original = { ...testMail, version: 3, state: 'draft', data: { subject: 'Original', text: 'As it came' } };
  fakeDesk({ ...answers, [`POST ${path}/reset`]: { body: original } });
  renderMail();
  await user.click(await screen.findByRole('button', { name: 'Reset to the original' }));
  expect(await screen.findByText('It is as it came.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('As it came');
});
