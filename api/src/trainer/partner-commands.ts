import { createPartnerKeyRepository } from '../repositories/partner-key-repository.ts';
import { createPartnerRepository } from '../repositories/partner-repository.ts';
import { lineIn, originsIn } from './checks.ts';
import type { Command } from './command.ts';
import { originOption, testOption } from './partner-key-commands.ts';
import { table } from './table.ts';

export const addPartner: Command = {
  summary: 'Adds a partner and makes a key for the origins of its pages',
  options: {
    name: { value: 'name', help: 'Name of the partner', required: true },
    origin: originOption,
    test: testOption,
  },
  async run({ db, clock }, values, print) {
    const name = lineIn('name', values.required('name'), 200);
    const isTest = values.has('test');
    const origins = originsIn(values.all('origin'), isTest);
    await db.transaction().execute(async (transaction) => {
      const partnerId = await createPartnerRepository(transaction, clock).add(name);
      const key = await createPartnerKeyRepository(transaction, clock).add({ partnerId, name, isTest, origins });
      print(`Partner ${partnerId} with the key ${key} for ${origins.join(' and ')}.`);
    });
  },
};

export const listPartners: Command = {
  summary: 'Lists partners with their keys and origins',
  options: {},
  async run({ partnerKeys, partners }, _values, print) {
    const names = new Map((await partners.all()).map(({ id, name }) => [id, name]));
    const rows = (await partnerKeys.list()).map(({ partnerId, key, endsAt, origins }) => [
      partnerId,
      names.get(partnerId) ?? '',
      key,
      endsAt ? `until ${endsAt}` : 'valid',
      origins.join(' '),
    ]);
    print(rows.length > 0 ? table(['partner', 'name', 'key', 'state', 'origins'], rows) : 'There is no partner key.');
  },
};
