import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';

onEachEngine((engine) => {
  test('class: a draft first, on the site when it is published, off it again, deleted and brought back', async () => {
    const { get, onSite, postClass } = await createTrainer({ engine, demo: true });
    const draft = (await postClass('', { data: testData })).body;
    expect(draft).toMatchObject({ state: 'draft', data: testData, languageName: 'Form', seatsLeft: 10 });
    expect(await onSite(draft.id)).toEqual([]);

    const published = (await postClass(`/${draft.id}/publish`, { version: draft.version })).body;
    expect(published).toMatchObject({ state: 'published', endsAt: '2027-03-30T18:30:00.000Z' });
    expect(await onSite(draft.id)).toMatchObject([{ className: 'Test class', start: '2027-03-02T18:30:00+01:00' }]);

    const hidden = (await postClass(`/${draft.id}/unpublish`, { version: published.version })).body;
    expect(await onSite(draft.id)).toEqual([]);
    const deleted = (await postClass(`/${draft.id}/delete`, { version: hidden.version })).body;
    expect((await get('?q=test+class')).total).toBe(0);
    expect((await get('?state=deleted')).rows).toMatchObject([{ id: draft.id }]);
    const back = (await postClass(`/${draft.id}/undelete`, { version: deleted.version })).body;
    expect(back.state).toBe('draft');
    expect((await get(`/${draft.id}/history`)).rows.map(({ action }: { action: string }) => action)).toEqual([
      'class brought back',
      'class deleted',
      'class taken off the site',
      'class published',
      'class created',
    ]);
  });

  test('seats: up and down, never below those that are taken; the class is full, and has places again', async () => {
    const { enrol, get, published, put } = await createTrainer({ engine, demo: true });
    const item = await published({ seats: '2' });
    await enrol(item.id, 'test-first', 'test-second');
    expect((await get(`/${item.id}`)).state).toBe('full');

    const fewer = await put(`/${item.id}`, { version: item.version, data: { ...testData, seats: '1' } });
    expect(fewer).toMatchObject({ status: 409, sentence: 'Seats: 2 are taken.' });
    const more = await put(`/${item.id}`, { version: item.version, data: { ...testData, seats: '3' } });
    expect(more.body).toMatchObject({ state: 'published', seatsTotal: 3, seatsLeft: 1 });
  });

  test('class that is cancelled: off the site, no seat any more, one mail with a calendar file to each member', async () => {
    const { enrol, mails, onSite, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first', 'test-second');
    const preview = (
      await postClass(`/${item.id}/cancel?dry=1`, { version: item.version, reason: 'The trainer is ill.' })
    ).body;
    expect(preview).toMatchObject({ recipients: 2, subject: 'Cancelled: Test class' });
    expect(await mails()).toEqual([]);

    const { version } = item;
    const { body } = await postClass(`/${item.id}/cancel`, { version, reason: 'The trainer is ill.' });
    expect(body.state).toBe('cancelled');
    expect(await onSite(item.id)).toMatchObject([{ id: item.id, state: 'cancelled' }]);
    await enrol(item.id, 'test-third');
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['test-first@example.com', 'test-second@example.com']);
    const [first] = sent;
    expect(first).toMatchObject({ text: preview.text, html: preview.html, calendar: preview.calendar });
    expect(first?.text).toContain('begun on Tuesday 2 March 2027, 18:30 (Europe/Vienna).');
    expect(first?.text).toContain('The trainer is ill.');
    expect(first?.calendar.match(/^(METHOD|STATUS|SEQUENCE|UID):.*/gm)?.slice(0, 4)).toEqual([
      'METHOD:CANCEL',
      `UID:class-${item.id}-1@localhost`,
      'SEQUENCE:5',
      'STATUS:CANCELLED',
    ]);
    expect(first?.calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);

    const again = await postClass(`/${item.id}/cancel`, { version: body.version, reason: '' });
    expect(again.status).toBe(409);
    expect(await mails()).toHaveLength(2);
  });

  test('class that is over: neither cancelled nor moved; one that has begun is published after a question only', async () => {
    const { db, get, postClass, published } = await createTrainer({ engine, demo: true });
    const { id, version } = await published({ reminderDays: '0' });
    const past = { start: '2026-08-04T18:30', timeZone: 'Europe/Vienna' };
    await db
      .updateTable('classes')
      .set({ startsAt: '2026-08-04T16:30:00.000Z', endsAt: '2026-09-01T18:30:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect((await get(`/${id}`)).state).toBe('over');
    expect((await postClass(`/${id}/cancel`, { version })).sentence).toBe(
      'This class is over: it can no longer be cancelled.',
    );
    const data = { ...testData, start: '2027-04-06T18:30' };
    expect((await postClass(`/${id}/move`, { version, data })).sentence).toBe(
      'This class is over: it has no other times.',
    );

    const draft = (await postClass('', { data: { ...testData, ...past } })).body;
    const asked = await postClass(`/${draft.id}/publish`, { version: draft.version });
    expect(asked).toMatchObject({ status: 409, sentence: 'Its first session has begun. Publish it all the same?' });
    const { body } = await postClass(`/${draft.id}/publish`, { version: draft.version, alsoBegun: true });
    expect(body.state).toBe('over');
  });

  test('members who enrol while the class is cancelled: each has a mail, or no seat', async () => {
    const { clock, db, mails, postClass, published } = await createTrainer({ engine, demo: true });
    const { id, version } = await published({ seats: '20' });
    const members = await addTestMembers(db, 12);
    const enrolments = createTestSeats(db, clock.read);
    const [results] = await Promise.all([
      Promise.all(members.map((member) => enrolments.enrolByTrainer(member, id))),
      postClass(`/${id}/cancel`, { version, reason: '' }),
    ]);

    const enrolled = results.filter((result) => result === 'enrolled');
    expect(await mails()).toHaveLength(enrolled.length);
    const kept = await db.selectFrom('enrolments').selectAll().where('classId', '=', id).execute();
    expect(kept).toHaveLength(enrolled.length);
    expect(results.every((result) => result === 'enrolled' || result === `There is no class ${id} on the site.`)).toBe(
      true,
    );
  });

  test('cancellation that cannot be written in full: nothing is changed', { tags: ['all'] }, async () => {
    const { db, enrol, get, mails, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first', 'test-second');
    await db.schema.alterTable('auditLog').renameTo('auditLogAway').execute();
    const { status } = await postClass(`/${item.id}/cancel`, { version: item.version, reason: '' });
    await db.schema.alterTable('auditLogAway').renameTo('auditLog').execute();

    expect(status).toBeGreaterThanOrEqual(500);
    expect((await get(`/${item.id}`)).state).toBe('published');
    expect(await mails()).toEqual([]);
  });

  test('two people, one class: the second is told who was first, and gets what is there now', async () => {
    const { desk, published, put, signInAs } = await createTrainer({ engine, demo: true });
    const second = await signInAs('owner', 'second@example.com');
    const item = await published();
    await put(`/${item.id}`, { version: item.version, data: { ...testData, price: '500' } });
    const body = { version: item.version, data: { ...testData, price: '510' } };
    const refused = await desk('PUT', `/classes/${item.id}`, { token: second, body });

    expect(refused.status).toBe(409);
    expect(refused.sentence).toContain('trainer-of-test@example.com');
    expect(refused.body.record).toMatchObject({ version: item.version + 1, data: { price: '500' } });
  });

  test('list: by state, by Language, by words, by number, page by page', async () => {
    const { clock, db, desk, enrol, get, postClass, published, signInAs } = await createTrainer({ engine, demo: true });
    await db.deleteFrom('classes').execute();
    const draft = (await postClass('', { data: { ...testData, name: 'Draft Ärger' } })).body;
    const full = await published({ name: 'Full', seats: '1' });
    await enrol(full.id, 'test-first');
    const open = await published({ name: '100 % open', languageId: '1111112', start: '2027-03-09T18:30' });
    const ids = async (query: string) => (await get(`?${query}`)).rows.map(({ id }: { id: string }) => id);

    expect(await ids('')).toEqual([draft.id, full.id, open.id]);
    expect(await ids('state=draft')).toEqual([draft.id]);
    expect(await ids('state=full')).toEqual([full.id]);
    expect(await ids('state=on-site')).toEqual([full.id, open.id]);
    expect(await ids('state=ahead')).toEqual([full.id, open.id]);
    expect(await ids('state=published')).toEqual([open.id]);
    expect(await ids('language=1111112')).toEqual([open.id]);
    expect(await ids('q=%25')).toEqual([open.id]);
    expect(await ids('q=draft+%C3%84')).toEqual([draft.id]);
    expect(await ids(`q=${full.id}`)).toEqual([full.id]);
    expect(await ids('page=2')).toEqual(await ids(''));
    expect(await get('?page=2')).toMatchObject({ page: 1, total: 3 });

    const later = async (moment: string, query: string) => {
      clock.advance(Date.parse(moment) - clock.read().getTime());
      const token = await signInAs('trainer');
      const { rows } = (await desk('GET', `/classes?${query}`, { token })).body;
      return rows.map(({ id, state }: { id: string; state: string }) => [id, state]);
    };
    expect(await later('2027-03-03T00:00:00Z', 'state=begun')).toEqual([[full.id, 'begun']]);
    expect(await later('2027-03-03T00:00:00Z', 'state=on-site')).toEqual([
      [full.id, 'begun'],
      [open.id, 'published'],
    ]);
    expect(await later('2027-03-03T00:00:00Z', 'state=ahead')).toEqual([[open.id, 'published']]);
    expect(await later('2027-05-03T00:00:00Z', 'state=on-site')).toEqual([]);
    expect(await later('2027-05-03T00:00:00Z', 'state=over')).toEqual([
      [open.id, 'over'],
      [full.id, 'over'],
    ]);
    expect(await later('2027-05-03T00:00:00Z', '')).toEqual([[draft.id, 'draft']]);
  });

  test('participants as CSV: no cell is computed, and the export is an entry of the audit log', async () => {
    const { db, desk, enrol, published, token } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first');
    await enrol(item.id, 'test-second');
    await db.updateTable('members').set({ fullname: '=1+1' }).where('id', '=', 'test-first').execute();
    await db.updateTable('members').set({ fullname: 'Ada;=1+1' }).where('id', '=', 'test-second').execute();
    const { body, headers } = await desk('GET', `/classes/${item.id}/participants.csv`, { token });

    expect(headers['content-disposition']).toContain(`class-${item.id}.csv`);
    expect(body).toContain("'=1+1,test-first@example.com,2026-");
    expect(body).toContain('"Ada;\'=1+1",test-second@example.com,2026-');
    expect(
      await db.selectFrom('auditLog').select('subject').where('action', '=', 'participants exported').execute(),
    ).toEqual([{ subject: `class ${item.id}` }]);
  });
});

test('class with people in it: not taken off the site', async () => {
  const { enrol, postClass, published } = await createTrainer();
  const item = await published();
  await enrol(item.id, 'test-first');

  expect((await postClass(`/${item.id}/unpublish`, { version: item.version })).sentence).toBe(
    'Somebody is enrolled. Cancel it instead.',
  );
});
