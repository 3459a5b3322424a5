import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, testAccount } from '../test/fake-desk.tsx';
import { classes, mail, memberAnswers, renderPeople, testMember } from './test-people.tsx';

test('member, corrected: with the version that was seen; a new address says what comes of it', async () => {
  const user = userEvent.setup();
  const { replies, requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'PUT /members/test-one': refusal(422, 'E-mail: this is the address of another member.', {
      faults: [{ field: 'email', fault: 'This is the address of another member.' }],
    }),
  });
  renderPeople('/members/test-one');
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Test & Co');
  expect(screen.queryByText(/Both addresses get a mail/)).toBeNull();
  await user.clear(email);
  await user.type(email, 'new@example.com');
  expect(screen.getByText(/Both addresses get a mail/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/of another member/));

  const data = { ...testMember.data, email: 'new@example.com', company: 'Test & Co' };
  replies['PUT /members/test-one'] = { body: { ...testMember, version: 2, data } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.findLast(({ name }) => name === 'PUT /members/test-one')?.body).toEqual({ version: 1, data });
});

test('member, erased by an owner: after a question, and the page states what stays', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /members/test-one/erase?dry=1': { body: { ...mail, subject: 'You have a seat' } },
    'POST /members/test-one/erase': { body: { kept: 2, givenBack: 1, notice: '1 member moves up.' } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Erase this member' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByRole('article', { name: 'You have a seat' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));

  expect(await screen.findByRole('status')).toHaveTextContent(
    'Enrolments that stay without name: 2. 1 member moves up.',
  );
  expect(screen.queryByText('Test One')).not.toBeInTheDocument();
});

test('member, link for a new password: the mail first', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /members/test-one/renewal?dry=1': { body: { ...mail, subject: 'Your new password' } },
  });
  renderPeople('/members/test-one');
  const part = within(await screen.findByRole('region', { name: 'Sign-in' }));
  await user.click(part.getByRole('button', { name: 'Show the mail' }));

  expect(await part.findByRole('article', { name: 'Your new password' })).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /members/test-one/renewal');
});

test('member, seen by a trainer: the export, and no button to erase', async () => {
  fakeDesk({ ...memberAnswers, 'GET /classes?state=on-site': classes });
  renderPeople('/members/test-one', { ...testAccount, role: 'trainer' });

  const file = await screen.findByRole('link', { name: 'Export as JSON' });
  expect(file).toHaveAttribute('href', '/desk/api/members/test-one/export.json');
  expect(screen.getByRole('row', { name: /You have a seat/ })).toHaveTextContent('Given up: EENVELOPE 550');
  expect(screen.queryByRole('button', { name: 'Erase this member' })).not.toBeInTheDocument();
});
