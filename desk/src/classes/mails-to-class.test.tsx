import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { answers, fullClass, renderAt } from './test-participants.tsx';

test('new times: the mail first, then saved and sent with what was entered', async () => {
  const user = userEvent.setup();
  sessionStorage.setItem('unsaved classes 7', JSON.stringify({ start: '2027-04-06T18:30' }));
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': { body: mail },
    'POST /classes/7/move': { body: { ...fullClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.type(await screen.findByLabelText('What you add to the mail'), 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/move')?.body).toEqual({
    version: 4,
    data: { ...fullClass.data, start: '2027-04-06T18:30' },
    reason: 'Sorry',
  });
  expect(sessionStorage.getItem('unsaved classes 7')).toBeNull();
});

test('new times that drop a session with attendance: a question, and the mail once it is answered', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const question = 'Attendance is marked. Save all the same?';
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': refusal(409, question, { asks: 'alsoMarked' }),
    'POST /classes/7/move': { body: { ...fullClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText(question)).toBeVisible();
  replies['POST /classes/7/move?dry=1'] = { body: mail };
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/move')?.body).toMatchObject({ alsoMarked: true });
});

test('new times that ask twice: the mail comes once both are answered', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': refusal(409, 'Attendance is marked.', { asks: 'alsoMarked' }),
    'POST /classes/7/move': { body: { ...fullClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  await screen.findByText('Attendance is marked.');
  replies['POST /classes/7/move?dry=1'] = refusal(409, 'Its first session would have begun.', { asks: 'alsoBegun' });
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await screen.findByText('Its first session would have begun.');
  replies['POST /classes/7/move?dry=1'] = { body: mail };
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  const both = { alsoMarked: true, alsoBegun: true };
  for (const name of ['POST /classes/7/move?dry=1', 'POST /classes/7/move'])
    expect(requests.findLast((request) => request.name === name)?.body).toMatchObject(both);
});

test('postponed by a week: the mail first, then the one button, and what was entered elsewhere stays', async () => {
  const user = userEvent.setup();
  const kept = JSON.stringify({ price: '500' });
  sessionStorage.setItem('unsaved classes 7', kept);
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/postpone?dry=1': { body: mail },
    'POST /classes/7/postpone': { body: { ...fullClass, version: 5 } },
  });
  renderAt('/classes/7/postpone');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Postpone the class and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/postpone')?.body).toEqual({ version: 4, reason: '' });
  expect(sessionStorage.getItem('unsaved classes 7')).toBe(kept);
});

test('mail to participants: shown with the real count before it is sent, once tried to oneself; kept while it is written', async () => {
  const user = userEvent.setup();
  const written = { to: 'waiting', subject: 'Bring a case', words: 'Please bring a case.' };
  const mail = { recipients: 2, subject: written.subject, text: '', html: '<p>Please bring a case.</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/write?dry=1': { body: mail },
    'POST /classes/7/write': { body: fullClass },
  });
  const { unmount } = renderAt('/classes/7/write');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'To whom' }), 'Members who wait');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), written.subject);
  await user.type(screen.getByRole('textbox', { name: /^Words/ }), written.words);
  unmount();
  renderAt('/classes/7/write');
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(written.subject);
  await user.click(screen.getByRole('button', { name: 'Send to me' }));
  expect(await screen.findByText('The mail to you is on the way.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send 2 mails' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'Bring a case' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 mails' }));
  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.filter(({ name }) => name === 'POST /classes/7/write').map(({ body }) => body)).toEqual([
    { ...written, to: 'me' },
    written,
  ]);
});
