import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

const testParams = {
  firstName: 'Test',
  lastName: 'Person',
  email: 'person@example.com',
  multiline: 'May I ask?\nTwice?',
};

const meanwhile = 'Somebody else has dealt with this message meanwhile.';

async function createInbox(options: Parameters<typeof createTestDesk>[0] = { demo: true }) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('trainer', 'trainer-of-test@example.com');
  const write = (params: object = testParams) =>
    testDesk.api.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        lib_version: '4.4.1',
        user_id: 'test-key',
        service_id: 'test-service',
        template_id: 'test-contact',
        template_params: params,
      },
    });
  const get = async (path: string) => (await testDesk.desk('GET', path, { token })).body;
  const post = (path: string, body: object = {}) => testDesk.desk('POST', path, { token, body });
  const mailsTo = (recipient: string) =>
    testDesk.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
  return { ...testDesk, token, write, get, post, mailsTo };
}

onEachEngine((engine) => {
  test('message of a form: in the inbox, answered by a mail once, and done', async () => {
    const { db, get, mailsTo, post, write } = await createInbox({ engine, demo: true });
    await write();
    const [message] = (await get('/messages')).rows;
    expect(message).toMatchObject({ name: 'Test Person', email: 'person@example.com', state: 'new' });
    expect(message.text).toContain('Message: May I ask?');

    const answered = await post(`/messages/${message.id}/answer`, { answer: 'You may.' });
    expect(answered.body).toMatchObject({ state: 'answered', changedBy: 'trainer-of-test@example.com' });
    expect((await post(`/messages/${message.id}/answer`, { answer: 'Again.' })).sentence).toBe(
      'trainer-of-test@example.com has answered this already.',
    );
    expect((await post(`/messages/${message.id}/close`)).sentence).toBe(meanwhile);
    const mails = await mailsTo('person@example.com');
    expect(mails).toMatchObject([{ sender: 'Agile Languages <info@example.com>' }]);
    expect(mails[0]?.text).toMatch(/^You may\.\n[\s\S]*> Message: May I ask\?\n> Twice\?/);
    expect((await get('/messages')).total).toBe(0);
    expect((await get('/messages?state=answered')).total).toBe(1);
    const entries = await db.selectFrom('auditLog').select(['action', 'subject', 'detail']).execute();
    expect(entries).toEqual([{ action: 'message answered', subject: 'person@example.com', detail: '' }]);
  });

  test('message: closed without an answer, and taken up again', { tags: ['all'] }, async () => {
    const { get, post, write } = await createInbox({ engine, demo: true });
    await write();
    const [{ id }] = (await get('/messages')).rows;

    expect((await post(`/messages/${id}/reopen`)).sentence).toBe(meanwhile);
    expect((await post(`/messages/${id}/close`)).body.state).toBe('closed');
    expect((await post(`/messages/${id}/close`)).sentence).toBe(meanwhile);
    expect((await get('/messages')).total).toBe(0);
    expect((await post(`/messages/${id}/reopen`)).body.state).toBe('new');
  });

  test('messages searched: by name, address or text, whatever the case of the letters, in one state or all', async () => {
    const { get, post, write } = await createInbox({ engine, demo: true });
    await write();
    await write({ firstName: 'Other', email: 'other@example.com', multiline: 'INVOICE for ÄRZTE, 100% paid_up' });
    const found = async (query: string) =>
      (await get(`/messages?${query}`)).rows.map(({ email }: { email: string }) => email);

    expect(await found('q=invoice')).toEqual(['other@example.com']);
    expect(await found('q=Test+PERSON')).toEqual(['person@example.com']);
    expect(await found('q=OTHER%40')).toEqual(['other@example.com']);
    expect(await found('q=100%25')).toEqual(['other@example.com']);
    expect(await found('q=d_u')).toEqual(['other@example.com']);
    expect(await found('q=nothing')).toEqual([]);
    const [{ id }] = (await get('/messages?q=invoice')).rows;
    await post(`/messages/${id}/close`);
    expect(await found('q=invoice')).toEqual([]);
    expect(await found('q=invoice&state=closed')).toEqual(['other@example.com']);
    expect(await found('state=all')).toEqual(['other@example.com', 'person@example.com']);
  });
});

test('message without an address, and an answer without words: not answered', async () => {
  const { get, post, write } = await createInbox();
  await write({ message: 'Nobody' });
  const [{ id, name }] = (await get('/messages')).rows;

  expect(name).toBe('');
  expect((await post(`/messages/${id}/answer`, { answer: 'Hello' })).sentence).toContain('no e-mail address');
  expect((await post(`/messages/${id}/answer`, { answer: ' ' })).sentence).toBe('The answer is empty.');
});

test('odd message: kept as it is, and escaped in the mail', { tags: ['all'] }, async () => {
  const { get, mailsTo, post, write } = await createInbox();
  await write({ ...testParams, fullName: '<b>Bold</b>\r\nBcc: x@example.com', multiline: '<script>alert(1)</script>' });
  const [{ id, name }] = (await get('/messages')).rows;
  await post(`/messages/${id}/answer`, { answer: '<i>Hello</i>' });
  const [mail] = await mailsTo('person@example.com');

  expect(name).toBe('<b>Bold</b> Bcc: x@example.com');
  expect(mail?.html).not.toMatch(/<(script|b|i)>/);
  expect(mail?.subject).toBe('Your message to Agile Languages');
  expect(mail?.text).toMatch(/Your message of \w+day \d{1,2} \w+ \d{4}:/);
});
