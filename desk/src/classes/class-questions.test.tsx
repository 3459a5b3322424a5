import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { testClass } from '../test/test-class.ts';
import { answers, renderClass } from './test-class-page.tsx';

test('cancellation: the mail first, and cancelled only with the words that the mail shows', async () => {
  const user = userEvent.setup();
  const cancelled = { body: { ...testClass, state: 'cancelled', version: 4 } };
  const mail = { subject: 'Cancelled: Test class', text: 'Test text', html: '<p>Test mail</p>', calendar: '' };
  const others = [{ ...mail, recipients: 1, text: 'Other text', html: '<p>To who waits</p>' }];
  const preview = { ...mail, recipients: 2, others };
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/500001/cancel?dry=1': { body: { ...preview, calendar: 'METHOD:CANCEL' } },
    'POST /classes/500001/cancel': () => {
      replies['GET /classes/500001'] = cancelled;
      return cancelled;
    },
  });
  const { unmount } = renderClass('/classes/500001/cancel');
  await user.type(await screen.findByRole('textbox', { name: 'What you add to the mail' }), 'Ill');
  unmount();
  renderClass('/classes/500001/cancel');
  const words = await screen.findByRole('textbox', { name: 'What you add to the mail' });
  expect(words).toHaveValue('Ill');
  expect(screen.getByRole('button', { name: 'Begin anew' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  expect(screen.getByText('To who waits')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 mails. This is the first one of each text.');
  await user.type(words, 'ness');
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the class and send 2 mails' }));

  expect(await screen.findByText(/^Cancelled, number 500001/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/500001/cancel')?.body).toEqual({
    version: 3,
    reason: 'Illness',
  });
  expect(requests.filter(({ name }) => name.endsWith('?dry=1'))).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
});

test('class that has begun: published once the question is answered', async () => {
  const user = userEvent.setup();
  const draft = { ...testClass, state: 'draft' as const };
  const question = 'Its first session has begun. Publish it all the same?';
  const { requests } = fakeDesk({
    ...answers,
    'GET /classes/500001': { body: draft },
    'POST /classes/500001/publish': refusal(409, question, { asks: 'alsoBegun' }),
  });
  renderClass('/classes/500001');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(question);
  await user.click(within(alert).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'POST /classes/500001/publish')?.body).toEqual({
      version: 3,
      alsoBegun: true,
    }),
  );
});

test('class saved with times that drop a session with attendance: once the question is answered', {
  tags: ['all'],
}, async () => {
  const user = userEvent.setup();
  const question = 'Attendance is marked. Save all the same?';
  const { requests } = fakeDesk({ ...answers, 'PUT /classes/500001': refusal(409, question, { asks: 'alsoMarked' }) });
  renderClass('/classes/500001');
  await user.type(await screen.findByRole('textbox', { name: 'Venue' }), 'Room 4');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(question);
  await user.click(within(alert).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'PUT /classes/500001')?.body).toMatchObject({ alsoMarked: true }),
  );
});

test('class saved with another price: the mail is shown, and sent once both questions are answered', async () => {
  const user = userEvent.setup();
  const preview = { recipients: 2, subject: 'New price: Test class', html: '<p>540</p>', text: '540', calendar: '' };
  const { replies, requests } = fakeDesk({
    ...answers,
    'PUT /classes/500001': refusal(409, 'Attendance is marked. Save all the same?', { asks: 'alsoMarked' }),
    'PUT /classes/500001?dry=1': { body: preview },
  });
  renderClass('/classes/500001');
  await user.type(await screen.findByRole('textbox', { name: 'Venue' }), 'Room 4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Attendance is marked. Save all the same?');
  replies['PUT /classes/500001'] = refusal(409, '2 people were told another price.', { asks: 'alsoTold' });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Save' }));

  await screen.findByText('2 people were told another price.');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'New price: Test class' })).toBeVisible();
  const both = { version: 3, alsoMarked: true, alsoTold: true };
  expect(requests.findLast(({ name }) => name === 'PUT /classes/500001?dry=1')?.body).toMatchObject(both);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'PUT /classes/500001')?.body).toMatchObject(both),
  );
});
