import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { countFault, lineFault } from '../../core/field-kinds.ts';
import { checkData, dataOf, type FieldFault } from '../../core/fields.ts';
import { dataSchema } from '../../core/schemas.ts';
import type { Database } from '../../database/schema.ts';
import { text } from '../../http/schemas.ts';
import { insertPartner, type Partner, readPartner } from './accounts.ts';
import { type KeyData, keyFields, originsIn, peopleIn } from './fields.ts';
import { moveOriginRequests } from './origin-requests.ts';
import { sitePartnerIn } from './site-partner.ts';
import {
  allKeys,
  endKey,
  goodKeys,
  hasEnded,
  insertKey,
  keyStore,
  lockPartnerOf,
  type PartnerKey,
  removePeople,
  setOrigins,
  setPeople,
} from './table.ts';

const { action, creation } = actionsOf(keyStore);

const data = dataSchema(keyFields);
const day = 86_400_000;
const overlapDays = 30;
const mostKeys = 20;
const mostReplaced = 3;

const create = creation({
  name: 'create',
  summary: 'Makes one more key for a partner',
  audit: 'partner key created',
  input: Type.Object({ partner: text(64, { title: 'Partner, see: partners' }), data }),
  async run({ transaction, input: { partner: id, data: given }, now }) {
    const partner = await readPartner(transaction, id);
    if (!partner) return { fault: `There is no partner ${id}.` };
    const checked = checkKey(given);
    if ('faults' in checked) return checked;
    const full = await fullOf(transaction, id, now);
    if (full) return full;
    const key = await keyOf(transaction, partner, checked, now);
    return { ...key, said: `Key ${key.id} of partner ${id} for ${checked.origins.join(' and ')}.` };
  },
});

const createPartner = creation({
  name: 'create-partner',
  command: 'add-partner',
  summary: 'Adds a partner and makes a key for the origins of its pages',
  audit: 'partner key created',
  input: Type.Object({
    partnerName: Type.Optional(text(200, { title: 'Name of the partner', option: 'name' })),
    sitePartner: Type.Optional(text(64, { title: 'Or a partner that the site shows' })),
    data,
  }),
  async run({ transaction, input, now }) {
    const { sitePartner = '' } = input;
    const shown =
      sitePartner === '' ? { name: input.partnerName ?? '' } : await sitePartnerIn(transaction, sitePartner);
    if ('fault' in shown) return { faults: [{ field: '', fault: shown.fault }] };
    const name = shown.name.replaceAll(/\s+/g, ' ').trim();
    if (name === '') return { faults: [{ field: '', fault: 'Which partner is the key for?' }] };
    const fault = lineFault(name, 200);
    if (fault) return { faults: [{ field: '', fault: `The name of the partner ${fault}` }] };
    const checked = checkKey(input.data);
    if ('faults' in checked) return checked;
    const id = await insertPartner(transaction, name, now, sitePartner);
    const key = await keyOf(transaction, { id, name }, checked, now);
    return { ...key, said: `Partner ${id} with the key ${key.id} for ${checked.origins.join(' and ')}.` };
  },
});

const save = action({
  name: 'save',
  command: 'partner-origins',
  summary: 'Replaces the origins of a key, or the addresses of the partner’s people',
  audit: 'partner key changed',
  input: Type.Object({ data: dataSchema({ origins: keyFields.origins, people: keyFields.people }) }),
  async run({ transaction, record, input, now }) {
    if (hasEnded(record, now.toISOString())) return 'missing';
    const checked = checkKey(input.data, dataOf(keyFields, record));
    if ('faults' in checked) return checked;
    const { origins, people } = checked;
    await setOrigins(transaction, record.key, origins);
    await setPeople(transaction, record.key, people);
    const gone = record.people.filter((email) => !people.includes(email));
    await removePeople(transaction, record.partnerId, gone);
    const who = people.length > 0 ? `; for ${people.join(' ')}` : '';
    const whoNot = gone.length > 0 ? `; no longer for ${gone.join(' ')}` : '';
    return {
      detail: `${endOf(record)}: ${origins.join(' ')}${who}${whoNot}`,
      said: `Key ${record.key} is valid on ${origins.join(' and ')}.`,
    };
  },
});

export const rotate = action({
  name: 'rotate',
  summary: 'Makes a new key in place of one that ends later',
  audit: 'partner key replaced',
  input: Type.Object({
    days: Type.Optional(
      Type.Integer({
        ...{ minimum: 0, maximum: 365 },
        title: `Days until the former key ends, 0 to 365. Default: ${overlapDays}`,
      }),
    ),
  }),
  lockFirst: lockPartnerOf,
  async run({ transaction, record, input: { days = overlapDays }, now }) {
    if (hasEnded(record, now.toISOString())) return 'missing';
    if (record.endsAt !== null)
      return { fault: 'This key has been replaced already. Replace the one that came after it.' };
    const fault = countFault(String(days), 0, 365);
    if (fault) return { faults: [{ field: 'days', fault }] };
    if (days > 0) {
      const full = (await fullOf(transaction, record.partnerId, now)) ?? (await manyReplaced(transaction, record, now));
      if (full) return full;
    }
    const endsAt = new Date(now.getTime() + days * day);
    await endKey(transaction, record.key, endsAt);
    const id = await insertKey(transaction, record, now);
    await moveOriginRequests(transaction, record.key, id);
    const end = endsAt.toISOString();
    return { id, detail: `${endOf(record)} ends at ${end}`, said: `Key ${id}. ${record.key} ends at ${end}.` };
  },
});

/** What comes with it does not count, and it opens no page, so a partner makes it without staff. */
export const makeTestKey = action({
  name: 'test-key',
  command: 'add-partner-test-key',
  summary: 'Makes a key for tests on the pages of another key',
  audit: 'partner key created',
  input: Type.Object({}),
  lockFirst: lockPartnerOf,
  async run({ transaction, record, now }) {
    if (hasEnded(record, now.toISOString())) return 'missing';
    if (record.isTest) return { fault: 'This key is for tests already.' };
    if (await hasTestKey(transaction, record, now))
      return { fault: 'There is a key for tests beside this one already.' };
    const full = await fullOf(transaction, record.partnerId, now);
    if (full) return full;
    const id = await insertKey(transaction, { ...record, people: [], isTest: true }, now);
    const where = record.origins.join(' and ');
    return { id, detail: `test key beside ${endOf(record)} for ${where}`, said: `Key ${id} for tests on ${where}.` };
  },
});

export const revoke = action({
  name: 'revoke',
  summary: 'Ends a key at once; what came with it stays counted',
  audit: 'partner key revoked',
  input: Type.Object({}),
  async run({ transaction, record, now }) {
    if (hasEnded(record, now.toISOString())) return 'missing';
    await endKey(transaction, record.key, now);
    return { detail: endOf(record), said: `Key ${record.key} has ended.` };
  },
});

export const keyActions = [create, createPartner, save, rotate, makeTestKey, revoke] as const;

type Checked = Pick<KeyData, 'name' | 'kind'> & Pick<PartnerKey, 'origins' | 'people'>;

function checkKey(given: Partial<KeyData>, present?: KeyData): Checked | { faults: FieldFault[] } {
  const { data: checked, faults } = checkData(keyFields, given, present);
  const origins = originsIn(checked.origins);
  if (origins.length === 0) faults.push({ field: 'origins', fault: 'on which pages is the key used?' });
  return faults.length > 0 ? { faults } : { ...checked, origins, people: peopleIn(checked.people) };
}

async function fullOf(transaction: Transaction<Database>, partnerId: string, now: Date) {
  const { count } = await goodKeys(transaction, partnerId, now);
  if (count < mostKeys) return undefined;
  return { fault: `A partner has at most ${mostKeys} keys that are good. One has to end before there is another.` };
}

/** Somebody who replaces a key again and again takes no place from the next key that is needed. */
async function manyReplaced(transaction: Transaction<Database>, { partnerId }: PartnerKey, now: Date) {
  const { replaced } = await goodKeys(transaction, partnerId, now);
  if (replaced < mostReplaced) return undefined;
  return { fault: `${mostReplaced} keys that were replaced are still good. One of them has to end first.` };
}

async function hasTestKey(transaction: Transaction<Database>, { partnerId, origins }: PartnerKey, now: Date) {
  const where = origins.join(' ');
  const keys = await allKeys(transaction, partnerId);
  return keys.some((key) => key.isTest && !hasEnded(key, now.toISOString()) && key.origins.join(' ') === where);
}

async function keyOf(
  transaction: Transaction<Database>,
  partner: Pick<Partner, 'id' | 'name'>,
  { name, kind, origins, people }: Checked,
  now: Date,
) {
  const key = { partnerId: partner.id, name: name || partner.name, isTest: kind === 'test', origins, people };
  const of = key.name === partner.name ? '' : ` of ${partner.name}`;
  return { id: await insertKey(transaction, key, now), detail: `${kind} key${of} for ${origins.join(' ')}` };
}

const endOf = ({ key }: PartnerKey) => `key …${key.slice(-6)}`;
