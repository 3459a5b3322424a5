import type { Kysely } from 'kysely';
import { defineFields } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { foundPage } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { id } from '../../http/schemas.ts';
import { type Partner, partnerStore } from './accounts.ts';
import { eventType, newestEvents, type PartnerEvent } from './events.ts';
import { type OriginRequest, originActions, waitingOrigins } from './origin-requests.ts';
import { linkToSite } from './site-partner.ts';
import { allKeys, hasEnded, type PartnerKey } from './table.ts';
import { webhookActions } from './webhook.ts';

export interface PartnerAccountRow extends ListedRow {
  /** `''` for none. */
  sitePartner: string;
  /** `''` for nowhere. */
  webhookUrl: string;
  /** Until then the former secret signs too; `''`: it does not. */
  formerSecretEndsAt: string;
}

export interface PartnerAccountAnswer extends PartnerAccountRow {
  events: PartnerEventRow[];
  keys: PartnerAccountKey[];
  originRequests: OriginRequest[];
}

export interface PartnerAccountKey extends Pick<PartnerKey, 'key' | 'name' | 'isTest' | 'endsAt' | 'origins'> {
  hasEnded: boolean;
}

export interface PartnerEventRow extends Pick<PartnerEvent, 'id' | 'createdAt' | 'tries'> {
  /** `status 204`, or why there was none; `''` while it is not known. */
  answer: string;
  type: string;
  state: 'accepted' | 'waits' | 'given up';
}

export const accountResource = defineResource<Partner, PartnerAccountRow>({
  name: 'partner account',
  list: 'partner-accounts',
  commandId: { option: 'partner', help: 'Partner, see: partners', noun: 'partner' },
  isComplete: true,
  isUnsearched: true,
  roles: ['owner'],
  fields: defineFields({}),
  store: partnerStore,
  actions: [...webhookActions, ...originActions, linkToSite],
  states: ['all'],
  usualState: 'all',
  filters: { site: id },
  page: (db, _now, { words, site }, request) =>
    foundPage(
      db
        .selectFrom('partnerAccounts')
        .selectAll()
        .$if(Boolean(site), (query) => query.where('sitePartner', '=', String(site)))
        .orderBy('name')
        .orderBy('id'),
      words,
      ({ name }) => name,
      request,
    ),
  row: accountRow,
  data: () => ({}),
  beside: accountBeside,
});

export const accountAnswer = async (
  db: Kysely<Database>,
  partner: Partner,
  now: string,
): Promise<PartnerAccountAnswer> => ({ ...accountRow(partner), ...(await accountBeside(db, partner, now)) });

function accountRow({ id, name, sitePartner, webhookUrl, formerSecretEndsAt }: Partner): PartnerAccountRow {
  return { id, title: name, state: 'all', version: 0, sitePartner, webhookUrl, formerSecretEndsAt };
}

async function accountBeside(db: Kysely<Database>, { id }: Partner, now: string) {
  const keys = await allKeys(db, id);
  const asked = await waitingOrigins(db, id);
  return {
    events: (await newestEvents(db, id, 20)).map(eventRow),
    keys: keys.map(({ key, name, isTest, endsAt, origins }) => ({
      ...{ key, name, isTest, endsAt, origins },
      hasEnded: hasEnded({ endsAt }, now),
    })),
    originRequests: asked.map(({ partnerId: _, partnerName: __, ...request }) => request),
  };
}

export const eventRow = (event: PartnerEvent): PartnerEventRow => ({
  ...{ id: event.id, createdAt: event.createdAt, tries: event.tries, answer: event.fault ?? '' },
  type: eventType(event),
  state: event.sentAt ? 'accepted' : event.nextTryAt ? 'waits' : 'given up',
});
