import { UsageError, UserError } from '@agile-languages/shared/errors';
import { lineIn, originIn } from './checks.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const key = { value: 'key', help: 'Key in the pages of the partner, for example pk_acme', required: true };

export const addPartner: Command = {
  summary: 'Adds a partner key with the origins of its pages, or further origins to a key',
  options: {
    key,
    name: { value: 'name', help: 'Name of the partner', required: true },
    origin: {
      value: 'origin',
      help: 'Origin of its pages, for example https://acme.example',
      required: true,
      several: true,
    },
  },
  async run({ partnerKeys }, values, print) {
    const partner = {
      key: values.required('key'),
      name: lineIn('name', values.required('name'), 200),
      origins: [...new Set(values.all('origin').map(originIn))],
    };
    if (!/^pk_[a-z0-9_-]{2,40}$/.test(partner.key)) throw new UsageError('--key has to be a key like pk_acme.');
    await partnerKeys.add(partner);
    const origins = await partnerKeys.originsOf(partner.key);
    print(`Partner ${partner.key} with ${origins.join(' and ')}.`);
  },
};

export const listPartners: Command = {
  summary: 'Lists partner keys with their origins',
  options: {},
  async run({ partnerKeys }, _values, print) {
    const rows = (await partnerKeys.all()).map(({ key: id, name, origins }) => [id, name, origins.join(' ')]);
    print(rows.length > 0 ? table(['key', 'name', 'origins'], rows) : 'There is no partner key.');
  },
};

export const removePartner: Command = {
  summary: 'Removes a partner key with its origins',
  options: { key },
  async run({ partnerKeys }, values, print) {
    const id = values.required('key');
    if (!(await partnerKeys.remove(id))) throw new UserError(`There is no partner key ${id}. See: partners`);
    print(`Removed partner ${id}.`);
  },
};
