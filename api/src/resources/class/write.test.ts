import { expect, test } from 'vitest';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

async function createFull(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { db, desk, token } = trainer;
  const item = await trainer.published({ seats: '2', meetingLink: 'https://meet.example/test' });
  const other = await trainer.published({ name: 'Other class' });
  await trainer.enrol(item.id, 'test-first', 'test-second');
  await trainer.enrol(other.id, 'test-third');
  await desk('POST', '/enrolments/wait', {
    token,
    body: { data: { email: 'test-third@example.com', classId: item.id } },
  });
  await db.deleteFrom('mails').execute();
  const write = (body: object, query = '') => desk('POST', `/classes/${item.id}/write${query}`, { token, body });
  const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('recipient').execute();
  return { ...trainer, item, mails, write };
}

const words = { subject: 'Bring a case', words: 'Please bring a case.\n\nWithout names.' };

onEachEngine((engine) => {
  test('mail to a class: who is enrolled, who waits; the count first, then the history has it', async () => {
    const { item, get, mails, write } = await createFull({ engine });
    const preview = await write({ to: 'participants', ...words }, '?dry=1');
    expect(preview.body).toMatchObject({ recipients: 2, subject: 'Bring a case' });
    expect(await mails()).toEqual([]);

    expect((await write({ to: 'participants', ...words })).status).toBe(200);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['test-first@example.com', 'test-second@example.com']);
    expect(sent[0]?.text).toMatch(/Please bring a case\.\n\nWithout names\.\n\n.*have a seat in “Test class”/);
    expect(sent[0]?.text).toContain('https://meet.example/test');
    await write({ to: 'waiting', ...words });
    const toWaiting = (await mails()).at(-1);
    expect(toWaiting?.recipient).toBe('test-third@example.com');
    expect(toWaiting?.text).not.toContain('meet.example');
    const { rows } = await get(`/${item.id}/history`);
    expect(rows[0]).toMatchObject({ action: 'class mailed', detail: 'waiting, 1 mail: Bring a case' });
    expect((await get(`/${item.id}`)).version).toBe(item.version);
  });
});

test('mail to a class, tried: to who is signed in alone, and in the history as that', async () => {
  const { get, item, mails, write } = await createFull();
  expect((await write({ to: 'me', ...words })).status).toBe(200);
  expect(await mails()).toMatchObject([{ recipient: 'trainer-of-test@example.com', subject: 'Bring a case' }]);
  expect((await get(`/${item.id}/history`)).rows[0].detail).toBe('me, 1 mail: Bring a case');
});

test('mail to a class without subject, words or readers: refused with a sentence', { tags: ['all'] }, async () => {
  const { postClass, published, write } = await createFull();
  expect((await write({ to: 'participants', ...words, subject: ' ' })).sentence).toBe('The mail needs a subject.');
  expect((await write({ to: 'participants', ...words, words: '\n' })).sentence).toBe('The mail needs words.');
  const empty = await published({ name: 'Empty class' });
  const answer = await postClass(`/${empty.id}/write`, { to: 'waiting', ...words });
  expect([answer.status, answer.sentence]).toEqual([409, 'Nobody waits.']);
});
