import { UserError } from '@agile-languages/shared/errors';
import type { Transaction } from 'kysely';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { createPartnerKeyRepository } from '../repositories/partner-key-repository.ts';
import { countIn, lineIn, originsIn } from './checks.ts';
import type { Command } from './command.ts';
import { knownPartner, partnerOption } from './partner-option.ts';

const day = 86_400_000;
const keyOption = { value: 'key', help: 'Key in the pages of the partner', required: true };

export const originOption = {
  value: 'origin',
  help: 'Origin of its pages, for example https://acme.example',
  required: true,
  several: true,
};

export const testOption = {
  help: 'A key for tests: also for pages without TLS, and what comes with it does not count',
};

export const addPartnerKey: Command = {
  summary: 'Makes one more key for a partner',
  options: {
    partner: partnerOption,
    for: { value: 'text', help: 'What the key is for', required: true },
    origin: originOption,
    test: testOption,
  },
  async run({ db, clock, partners }, values, print) {
    const partner = await knownPartner(partners, values);
    const name = lineIn('for', values.required('for'), 200);
    const isTest = values.has('test');
    const origins = originsIn(values.all('origin'), isTest);
    await inTransaction({ db, clock }, async (keys) => {
      const key = await keys.add({ partnerId: partner.id, name, isTest, origins });
      print(`Key ${key} of partner ${partner.id} for ${origins.join(' and ')}.`);
    });
  },
};

export const setPartnerOrigins: Command = {
  summary: 'Replaces the origins of a key',
  options: { key: keyOption, origin: originOption },
  async run(context, values, print) {
    const key = values.required('key');
    const found = await context.partnerKeys.byKey(key);
    if (!found) throw noKey(key);
    const origins = originsIn(values.all('origin'), found.isTest);
    await inTransaction(context, (keys) => keys.setOrigins(key, origins));
    print(`Key ${key} is valid on ${origins.join(' and ')}.`);
  },
};

export const rotatePartnerKey: Command = {
  summary: 'Makes a new key in place of one that ends later',
  options: { key: keyOption, days: { value: 'number', help: 'Days until the former key ends, 0 to 365. Default: 30' } },
  async run(context, values, print) {
    const days = countIn('days', values.optional('days') ?? '30', 0, 365);
    const endsAt = new Date(context.clock().getTime() + days * day);
    await inTransaction(context, async (keys) => {
      const key = await keys.rotate(values.required('key'), endsAt);
      if (!key) throw noKey(values.required('key'));
      print(`Key ${key}. ${values.required('key')} ends at ${endsAt.toISOString()}.`);
    });
  },
};

export const revokePartnerKey: Command = {
  summary: 'Ends a key at once; what came with it stays counted',
  options: { key: keyOption },
  async run({ partnerKeys }, values, print) {
    const key = values.required('key');
    if (!(await partnerKeys.end(key))) throw noKey(key);
    print(`Key ${key} has ended.`);
  },
};

const noKey = (key: string) => new UserError(`There is no valid key ${key}. See: partners`);

const inTransaction = (
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  change: (keys: ReturnType<typeof createPartnerKeyRepository>) => Promise<void>,
) =>
  db
    .transaction()
    .execute((transaction: Transaction<Database>) => change(createPartnerKeyRepository(transaction, clock)));
