import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { minute } from '../../testing/test-clock.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createFullClass, invitedInDemo } from '../../testing/test-full-class.ts';

onEachEngine((engine) => {
  test('class with other times: one mail to each member, with the sessions at their new times', async () => {
    const { db, enrol, get, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first', 'test-second');
    await db.deleteFrom('mails').execute();
    const data = { ...testData, start: '2027-04-07T19:00', pattern: '3 x 2 h, Wed 19:00' };
    const same = await postClass(`/${item.id}/move`, { version: item.version, data: testData, reason: '' });
    expect(same.sentence).toBe('Times and place are the same as before.');

    const preview = (
      await postClass(`/${item.id}/move?dry=1`, { version: item.version, data, reason: 'The room is <not> free.' })
    ).body;
    expect(preview).toMatchObject({ recipients: 2, subject: 'New times: Test class' });
    expect((await get(`/${item.id}`)).data.start).toBe(testData.start);

    const moved = await postClass(`/${item.id}/move`, {
      version: item.version,
      data,
      reason: 'The room is <not> free.',
    });
    expect(moved.body).toMatchObject({ data: { start: '2027-04-07T19:00' }, version: item.version + 1 });
    const mails = await db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '!=', invitedInDemo)
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['test-first@example.com', 'test-second@example.com']);
    const [mail] = mails;
    const unsigned = (text = '') => text.replaceAll(/(\/app\/places\/\d+\/test-first\/)[\w-]{20,}/g, '$1example');
    expect(mail?.subject).toBe(preview.subject);
    expect([unsigned(mail?.text), unsigned(mail?.html)]).toEqual([preview.text, preview.html]);
    expect(mail?.text).toContain('Wednesday 7 April 2027, 19:00 (Europe/Vienna)');
    expect(mail?.html).toContain('The room is &lt;not&gt; free.');
    expect(mail?.calendar).toMatch(new RegExp(`SEQUENCE:${item.version + 1 + 2}\\r`));
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(3);
    expect(mail?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect((await get(`/${item.id}/history`)).rows[0]).toMatchObject({ action: 'class moved' });
  });

  test('class that is postponed: each session a week later by the clock of the class, told to participants and who waits', async () => {
    const { call, db, get, item, mails, people, postClass, wait } = await createFullClass({ engine, demo: true });
    // The clocks change on 28 March.
    const data = { ...testData, seats: '1', start: '2027-03-23T18:30', pattern: '1 x 2 h, Tue 18:30' };
    const { version } = (await call('PUT', `/classes/${item.id}`, { version: item.version, data, alsoUntold: true }))
      .body;
    await wait(item.id, people[0]?.email);
    await db.deleteFrom('mails').execute();

    const { body } = await postClass(`/${item.id}/postpone`, { version, reason: 'The trainer is ill.' });
    expect(body).toMatchObject({ localStart: '2027-03-30T18:30:00+02:00', endsAt: '2027-03-30T18:30:00.000Z' });
    expect(await mails()).toEqual([
      { recipient: 'test-first@example.com', subject: 'New times: Test class' },
      { recipient: people[0]?.email, subject: 'New times: Test class' },
    ]);
    const detail = 'First session: 2027-03-23T18:30 to 2027-03-30T18:30, mails: 2';
    expect((await get(`/${item.id}/history`)).rows[0]).toMatchObject({ action: 'class postponed', detail });

    const again = await postClass(`/${item.id}/postpone`, { version });
    expect(again).toMatchObject({ status: 409, body: { record: { version: body.version } } });
    expect((await get(`/${item.id}`)).data.start).toBe('2027-03-30T18:30');
  });
});

test('class that is a draft, cancelled or has begun, or hours that the week after has not: not postponed, in a sentence', {
  tags: ['all'],
}, async () => {
  const { clock, postClass, published } = await createTrainer();
  const sentenceFor = async (id: string, version: number) =>
    (await postClass(`/${id}/postpone`, { version, reason: '' })).sentence;
  const sentence = 'Only a class on the site that has not begun can be postponed.';
  const draft = (await postClass('', { data: testData })).body;
  expect(await sentenceFor(draft.id, draft.version)).toBe(sentence);

  const early = await published({ start: '2027-03-21T02:30', pattern: '1 x 2 h, Sun 02:30' });
  expect(await sentenceFor(early.id, early.version)).toContain('2027-03-28T02:30 is no time in "Europe/Vienna"');

  const item = await published({ start: '2026-11-21T10:20', pattern: '1 x 2 h, Sat 10:20' });
  clock.advance(25 * minute);
  expect(await sentenceFor(item.id, item.version)).toBe(sentence);
});
