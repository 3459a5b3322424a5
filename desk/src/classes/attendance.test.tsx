import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeDesk } from '../test/fake-desk.tsx';
import { answers, person, renderAt } from './test-participants.tsx';

test('participants, attendance: of the last session that has begun by the clock of the server, or of the one that is chosen', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'POST /enrolments/7~test-first/mark': {} });
  renderAt('/classes/7/participants');
  expect(await screen.findByRole('checkbox', { name: 'Test First was in session 2' })).toBeChecked();

  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 1, Tue 3 March');
  await user.click(screen.getByRole('checkbox', { name: 'Test First was in session 1' }));
  expect(requests.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    ...{ session: 1, start: '2026-03-03T17:30:00.000Z', isPresent: true },
  });

  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 3, Tue 17 March (has not begun)');
  expect(screen.getByRole('checkbox', { name: 'Test First was in session 3' })).toBeDisabled();
});

test('participants, attendance while it is saved: shown at once, and the box keeps the focus', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    init?.method === 'POST' ? new Promise(() => {}) : send(input, init),
  );
  renderAt('/classes/7/participants');
  const box = await screen.findByRole('checkbox', { name: 'Test First was in session 2' });
  await user.click(box);

  expect(box).not.toBeChecked();
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
});

/** Marks are stored when they are answered. */
function heldMarks() {
  const people = ['first', 'second'].map((name) => ({ ...person, memberId: `test-${name}`, fullname: `Test ${name}` }));
  const marked = new Map([['test-first', [2]]]);
  const waiting: (() => void)[] = [];
  const shown = () => ({
    body: {
      ...answers['GET /classes/7/participants'].body,
      rows: people.map((row) => ({ ...row, attended: marked.get(row.memberId) ?? [] })),
    },
  });
  fakeDesk({ ...answers, 'GET /classes/7/participants': shown });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const [, memberId] = /7~([\w-]+)\/mark$/.exec(decodeURIComponent(input)) ?? [];
    if (!memberId) return send(input, init);
    const { session, isPresent } = JSON.parse(String(init?.body));
    const isKept = await new Promise<boolean>((resolve) => {
      marks.answer = () => resolve(true);
      marks.refuse = () => resolve(false);
      waiting.splice(0).forEach((hear) => {
        hear();
      });
    });
    if (!isKept) return new Response(JSON.stringify({ err: [{ val: 'Not marked.' }] }), { status: 409 });
    const others = (marked.get(memberId) ?? []).filter((each) => each !== session);
    marked.set(memberId, isPresent ? [...others, session] : others);
    return new Response('{}');
  });
  const marks = { answer: () => {}, refuse: () => {}, sent: () => new Promise<void>((hear) => waiting.push(hear)) };
  return marks;
}

const boxOf = (name: string, session = 2) =>
  screen.findByRole('checkbox', { name: `Test ${name} was in session ${session}` });

test('participants, two people ticked at once: both stay as they were ticked until both are saved', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const [first, second] = [await boxOf('first'), await boxOf('second')];
  const saved = marks.sent();
  fireEvent.click(first);
  fireEvent.click(second);
  await saved;
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();

  const seen: boolean[] = [];
  const note = new MutationObserver(() => seen.push((first as HTMLInputElement).checked));
  note.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const next of [marks.sent(), undefined]) {
    marks.answer();
    await next;
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
  }
  await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible());
  note.disconnect();

  expect(seen).not.toContain(true);
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
});

test('participants, one person ticked off, on and off: the last tick shows all the time', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const box = await boxOf('first');
  const sent = marks.sent();
  for (let times = 0; times < 3; times++) fireEvent.click(box);
  await sent;
  for (const isLast of [false, false, true]) {
    const next = isLast ? undefined : marks.sent();
    expect(box).not.toBeChecked();
    marks.answer();
    await next;
  }

  expect(box).not.toBeChecked();
  await waitFor(() => expect(screen.getAllByText('0 of 3')).toHaveLength(2));
});

test('participants, tick of another session while one is saved: each session shows its own', async () => {
  const user = userEvent.setup();
  heldMarks();
  renderAt('/classes/7/participants');
  fireEvent.click(await boxOf('second'));
  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 1, Tue 3 March');

  expect(await boxOf('second', 1)).not.toBeChecked();
});

test('participants, tick that is refused while another one follows: said, and shown as it is kept', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const [first, second] = [await boxOf('first'), await boxOf('second')];
  const sent = marks.sent();
  fireEvent.click(first);
  fireEvent.click(second);
  await sent;
  const next = marks.sent();
  marks.refuse();
  await next;
  marks.answer();

  expect(await screen.findByText('Not marked.')).toBeVisible();
  await waitFor(() => expect(first).toBeChecked());
  expect(second).toBeChecked();
});
