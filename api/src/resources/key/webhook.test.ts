import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { createTestTrainer } from '../../testing/test-trainer.ts';
import { insertPartner } from './accounts.ts';

async function createTestWebhook() {
  const { db, trainer } = await createTestTrainer();
  const id = await insertPartner(db, 'Test Partner', new Date());
  const webhook = (command: string, ...options: string[]) => trainer(command, '--partner', id, ...options);
  const partner = () => db.selectFrom('partnerAccounts').selectAll().executeTakeFirstOrThrow();
  const audit = () =>
    db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute();
  return { audit, id, partner, webhook };
}

test('webhook set, signed with another secret, and off: each is in the audit log, and no secret', async () => {
  const { audit, id, partner, webhook } = await createTestWebhook();
  const address = 'https://partner.example/events';
  const { out } = await webhook('partner-webhook', '--to', address);
  expect(out).toMatch(new RegExp(`^Events for ${id} go to ${address}\\. Secret: whsec_`));
  const first = await partner();
  expect((await webhook('new-partner-secret')).out).toMatch(/^Secret: whsec_/);
  expect(await partner()).toMatchObject({ webhookUrl: address, formerSecret: first.webhookSecret });
  expect((await webhook('stop-partner-webhook')).out).toBe(`${id} is sent nothing any more.\n`);
  expect(await partner()).toMatchObject({ webhookUrl: '', webhookSecret: '', formerSecret: '' });

  const line = { email: 'command line', subject: 'Test Partner' };
  expect(await audit()).toEqual([
    { ...line, action: 'partner webhook set', detail: address },
    { ...line, action: 'partner webhook secret changed', detail: '' },
    { ...line, action: 'partner webhook off', detail: '' },
  ]);
});

test('address with signs that show nothing or turn the text round: kept, noted and shown as it is sent to', async () => {
  const { audit, partner, webhook } = await createTestWebhook();
  const sentTo = 'https://partner.example/%1B[2J%E2%80%AEevents';
  const { out } = await webhook('partner-webhook', '--to', ' https://part\u200bner.example/\u001b[2J\u202e\nevents');

  expect(out).toContain(` go to ${sentTo}. `);
  expect(await partner()).toMatchObject({ webhookUrl: sentTo });
  expect(await audit()).toMatchObject([{ detail: sentTo }]);
});

test.each([
  ['partner-webhook', ['--to', 'http://partner.example/events'], 1, 'without TLS'],
  ['partner-webhook', ['--to', 'partner.example'], 1, 'is no address like'],
  ['new-partner-secret', [], 1, 'has no address for events'],
  ['ping-partner', [], 1, 'has no address for events'],
  ['resend-partner-events', [], 1, 'has no address for events'],
])('%s %j: refused in a sentence, and nothing is in the audit log', async (command, options, code, sentence) => {
  const { audit, webhook } = await createTestWebhook();
  const refused = await webhook(command, ...options);

  expect(refused.code).toBe(code);
  expect(refused.err).toContain(sentence);
  expect(await audit()).toEqual([]);
});

test('desk: the secret is the answer of a new address alone; an event is tried and sent again', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  const id = await insertPartner(db, 'Test Partner', new Date());
  const token = await signInAs('owner');
  const act = (name: string, body = {}) => desk('POST', `/partner-accounts/${id}/${name}`, { token, body });
  const events = async () => (await desk('GET', `/partner-accounts/${id}`, { token })).body.events;

  expect((await act('ping')).sentence).toBe('This partner has no address for events.');
  const { body } = await act('webhook', { address: 'https://partner.example/events' });
  expect(body).toEqual({ secret: expect.stringMatching(/^whsec_/) });
  await act('ping');
  await db.updateTable('partnerEvents').set({ sentAt: '2026-11-01T08:00:00.000Z', nextTryAt: null }).execute();
  expect(await events()).toMatchObject([{ type: 'ping', state: 'accepted' }]);
  expect((await act('resend', { event: 'of nobody' })).status).toBe(404);

  const [{ id: event }] = await events();
  await act('resend', { event });
  expect(await events()).toMatchObject([{ id: event, type: 'ping', state: 'waits' }]);
  const list = (await desk('GET', '/partner-accounts', { token })).body;
  expect(JSON.stringify(list)).not.toContain(body.secret);
});
