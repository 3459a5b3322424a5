import { expect, test } from 'vitest';
import { createTestTrainer } from '../../testing/test-trainer.ts';
import { insertPartner } from './accounts.ts';

async function createTestWebhook() {
  const { db, trainer } = await createTestTrainer();
  const id = await insertPartner(db, 'Test Partner', new Date());
  const webhook = (...options: string[]) => trainer('partner-webhook', '--partner', id, ...options);
  const partner = () => db.selectFrom('partnerAccounts').selectAll().executeTakeFirstOrThrow();
  const audit = () =>
    db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute();
  return { audit, id, partner, webhook };
}

test('webhook set, signed with another secret, and off: each is in the audit log, and no secret', async () => {
  const { audit, id, partner, webhook } = await createTestWebhook();
  const address = 'https://partner.example/events';
  const { out } = await webhook('--to', address);
  expect(out).toMatch(new RegExp(`^Events for ${id} go to ${address}\\. Secret: whsec_`));
  const first = await partner();
  expect((await webhook('--new-secret')).out).toMatch(/^Secret: whsec_/);
  expect(await partner()).toMatchObject({ webhookUrl: address, formerSecret: first.webhookSecret });
  expect((await webhook('--off')).out).toBe(`${id} is sent nothing any more.\n`);
  expect(await partner()).toMatchObject({ webhookUrl: '', webhookSecret: '', formerSecret: '' });

  const line = { email: 'command line', subject: 'Test Partner' };
  expect(await audit()).toEqual([
    { ...line, action: 'partner webhook set', detail: address },
    { ...line, action: 'partner webhook secret changed', detail: '' },
    { ...line, action: 'partner webhook off', detail: '' },
  ]);
});

test.each([
  [['--to', 'http://partner.example/events'], 2, 'without TLS'],
  [['--to', 'partner.example'], 2, 'is no address like'],
  [['--new-secret'], 1, 'has no address for events'],
  [['--test'], 1, 'has no address for events'],
  [[], 1, 'has no address for events'],
])('webhook with %j: refused in a sentence, and nothing is in the audit log', async (options, code, sentence) => {
  const { audit, webhook } = await createTestWebhook();
  const refused = await webhook(...options);

  expect(refused.code).toBe(code);
  expect(refused.err).toContain(sentence);
  expect(await audit()).toEqual([]);
});
