import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

const kim = 'kim@example.com';

async function createInvited(options: Parameters<typeof createTrainer>[0]) {
  const trainer = await createTrainer(options);
  const { call, db, desk, published, token } = trainer;
  const item = await published({ taxRate: '20', taxMode: 'Added' });
  const post = (path: string, body: object) => desk('POST', path, { token, body });
  const invite = (email: string, classId = item.id) =>
    post('/invitations', { data: { email, fullname: 'Kim Test', classId, code: '' } });
  const mailsTo = (recipient: string) =>
    db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  async function activate(email: string) {
    const [mail] = await mailsTo(email);
    const kv = {
      apiId: 'reg',
      activationKey: /\/auth\/([^\s<>]+)/.exec(mail?.text ?? '')?.[1] ?? '',
      passCode: /Pass code: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '',
      ...{ password: 'test123x', repassword: 'test123x' },
    };
    return (await call(callPaths.passreg, kv)).err[0]?.val;
  }
  const stateOf = async (email: string) =>
    (await desk('GET', `/invitations?state=all&q=${email}`, { token })).body.rows.map(
      ({ state }: { state: string }) => state,
    );
  return { ...trainer, activate, invite, item, mailsTo, post, stateOf };
}

onEachEngine((engine) => {
  test('class that is cancelled: who is invited to it is told, and the invitation has ended', async () => {
    const { activate, invite, item, mailsTo, postClass, published, stateOf } = await createInvited({ engine });
    const other = await published({ name: 'Other class' });
    await invite(kim);
    await invite('other@example.com', other.id);
    await postClass(`/${item.id}/cancel`, { version: item.version, reason: 'The trainer is ill.' });

    const told = (await mailsTo(kim)).at(-1);
    expect(told?.subject).toBe('Cancelled: Test class');
    expect(told?.text).toContain('The trainer is ill.');
    expect(told?.text).toContain('Your invitation to it has ended.');
    expect(told?.calendar).toBe('');
    expect(await stateOf(kim)).toEqual(['withdrawn']);
    expect(await activate(kim)).toBe(
      'The class of this invitation was cancelled. Please ask your Corporate Trainer for another one.',
    );
    expect(await stateOf('other@example.com')).toEqual(['open']);
    expect(await mailsTo('other@example.com')).toHaveLength(1);
  });

  test('class that is moved: who is invited to it is told, without the link of the meeting', {
    tags: ['all'],
  }, async () => {
    const { invite, item, mailsTo, postClass, stateOf } = await createInvited({ engine });
    await invite(kim);
    const data = { ...testData, start: '2027-03-09T18:30', meetingLink: 'https://meet.example/test' };
    const preview = await postClass(`/${item.id}/move?dry=1`, { version: item.version, data, reason: '' });
    expect(preview.body).toMatchObject({ recipients: 1 });
    await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' });

    const told = (await mailsTo(kim)).at(-1);
    expect(told?.subject).toBe('New times: Test class');
    expect(told?.text).toContain('Your invitation is good for the new times');
    expect(told?.text).toContain('Price: 480 EUR plus 20% tax: 576 EUR');
    expect(told?.text).not.toContain('meet.example');
    expect(told?.text).not.toContain('/app/places/');
    expect(await stateOf(kim)).toEqual(['open']);
  });

  test('class whose invitation was accepted by somebody who waits for another class: told when it moves, and not taken off the site', async () => {
    const { activate, db, enrol, invite, item, mailsTo, post, postClass, published } = await createInvited({ engine });
    const full = await published({ name: 'Full class', seats: '1' });
    await enrol(full.id, 'test-first');
    await invite(kim);
    await activate(kim);
    expect((await post('/enrolments/wait', { data: { email: kim, classId: full.id } })).status).toBe(200);

    expect((await postClass(`/${item.id}/unpublish`, { version: item.version })).sentence).toBe(
      'Somebody waits, or has accepted an invitation and has no seat. Cancel the class, which tells them.',
    );
    await db.deleteFrom('mails').execute();
    const data = { ...testData, start: '2027-03-09T18:30' };
    await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' });
    expect(await mailsTo(kim)).toMatchObject([{ subject: 'New times: Test class' }]);
  });

  test('seats of a company: who is named and has not accepted is told of new times and of the end', {
    tags: ['all'],
  }, async () => {
    const { item, mailsTo, post, postClass, stateOf } = await createInvited({ engine });
    const buyer = { company: 'Test & Co', address: '', taxNumber: '', contactName: '', contactEmail: '' };
    const { body: booking } = await post('/company-bookings', {
      data: { classId: item.id, seats: '2', code: '', ...buyer },
    });
    await post('/company-seats', { data: { email: kim, fullname: 'Kim Test', bookingId: booking.id } });
    const data = { ...testData, start: '2027-03-09T18:30' };
    await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' });
    expect((await mailsTo(kim)).at(-1)?.text).toContain('Price: paid by Test & Co');

    await post(`/company-bookings/${booking.id}/cancel`, { version: booking.version });
    const told = (await mailsTo(kim)).at(-1);
    expect(told?.subject).toBe('Your invitation has ended: Test class');
    expect(await stateOf(kim)).toEqual(['withdrawn']);
  });
});

onEachEngine((engine) => {
  test('person invited to a seat of a company: another invitation is refused, and the seat keeps its name', async () => {
    const { invite, item, mailsTo, post, published, stateOf } = await createInvited({ engine });
    const other = await published({ name: 'Other class' });
    const book = async (classId: string, company: string) =>
      (
        await post('/company-bookings', {
          data: {
            ...{ classId, seats: '2', code: '', company, address: '', taxNumber: '' },
            ...{ contactName: '', contactEmail: '' },
          },
        })
      ).body.id;
    const name = async (bookingId: string) =>
      post('/company-seats', { data: { email: kim, fullname: 'Kim Test', bookingId } });
    const [first, second] = [await book(item.id, 'Test & Co'), await book(other.id, 'Second & Co')];
    await invite(kim, other.id);
    expect((await name(first)).body.notice).toBe('The invitation of kim@example.com to “Other class” has ended.');

    const sentence =
      `This person is invited to “Test class”, to a seat of Test & Co. Take the name out of booking ${first} first, ` +
      'or wait until the invitation is accepted.';
    for (const refused of [await invite(kim, other.id), await invite(kim), await name(second)])
      expect(refused.body.faults).toEqual([{ field: 'email', fault: sentence }]);
    expect((await stateOf(kim)).toSorted()).toEqual(['open', 'withdrawn']);
    expect(await mailsTo(kim)).toHaveLength(2);
  });
});
