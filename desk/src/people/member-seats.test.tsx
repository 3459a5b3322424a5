import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { classes, mail, memberAnswers, renderPeople, testMember } from './test-people.tsx';

test('member who waits for a seat: in which class, since when, with a way to its list', async () => {
  fakeDesk({ ...memberAnswers, 'GET /classes?state=on-site': classes });
  renderPeople('/members/test-one');
  const waiting = await screen.findByRole('region', { name: 'Waiting lists' });

  expect(waiting).toHaveTextContent(/Full class/);
  expect(waiting).toHaveTextContent(/TEST20/);
  expect(within(waiting).getByRole('link', { name: 'Full class' })).toHaveAttribute(
    'href',
    '/classes/500002/participants',
  );
});

test('member, seat cancelled: the mail is shown beforehand, and nothing is done by that', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments/500001~test-one/cancel?dry=1': { body: mail },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show the mail' }));

  expect(await screen.findByRole('article', { name: 'Your seat was given back' })).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('member, seat cancelled: after a question, and the server is asked once', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments/500001~test-one/cancel': { body: { said: 'The seat goes to Test Two, who waited longest.' } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the seat' }));

  expect(await screen.findByText(/The seat goes to Test Two, who waited longest/)).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('member, seat of a company cancelled: the question says that it stays with the company', async () => {
  const user = userEvent.setup();
  const [row] = testMember.classes;
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'GET /members/test-one': { body: { ...testMember, classes: [{ ...row, paidBy: 'Test & Co' }] } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  expect(screen.getByText(/It stays with Test & Co, without a name/)).toBeVisible();
  expect(screen.queryByText(/waiting list/)).toBeNull();
});

test('member, enrolled in a class that filled up meanwhile: the sentence of the server', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments': refusal(409, 'This class has no seat left.'),
  });
  renderPeople('/members/test-one');
  await screen.findByRole('option', { name: '2027-04-01, Other class (3 seats left)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This class has no seat left.');
});

test('member, enrolled with a discount code: it goes with the class', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments': { body: {} },
  });
  renderPeople('/members/test-one');
  await screen.findByRole('option', { name: '2027-04-01, Other class (3 seats left)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'spring-20');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));

  expect(await screen.findByText(/has a seat, and a mail/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /enrolments')?.body).toMatchObject({
    data: { classId: '500002', code: 'spring-20' },
  });
});

test('choice of a class, more than a page: begun and full ones too, and found by words', async () => {
  const user = userEvent.setup();
  const far = { id: '500900', name: 'Far class', localStart: '2028-04-01T09:00:00+02:00', seatsLeft: 3 };
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': {
      body: {
        rows: [
          { ...far, id: '500901', name: 'Begun class', state: 'begun' },
          { ...far, id: '500902', name: 'Full class', state: 'full', seatsLeft: 0 },
        ],
        total: 1007,
      },
    },
    'GET /classes?state=on-site&q=far': { body: { rows: [far], total: 1 } },
  });
  renderPeople('/members/test-one');
  expect(await screen.findByRole('option', { name: '2028-04-01, Begun class (begun, 3 seats left)' })).toBeVisible();
  expect(screen.getByRole('option', { name: '2028-04-01, Full class (full)' })).toBeVisible();
  expect(screen.getByText('Those that have not ended, 2 of 1007: search for the others')).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a class' }), 'far');
  expect(await screen.findByRole('option', { name: '2028-04-01, Far class (3 seats left)' })).toBeInTheDocument();
});
