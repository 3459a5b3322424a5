import { defineFields } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { foundPage } from '../../database/page.ts';
import { type Partner, partnerStore } from './accounts.ts';
import { eventType, newestEvents, type PartnerEvent } from './events.ts';
import { webhookActions } from './webhook.ts';

/** Whoever has keys. */
export interface PartnerAccountRow extends ListedRow {
  /** Where events are sent; `''` for nowhere. */
  webhookUrl: string;
  /** Until when events are signed with the former secret, too; `''` when they are not. */
  formerSecretEndsAt: string;
}

export interface PartnerAccountAnswer extends PartnerAccountRow {
  /** The newest first, twenty at most. */
  events: PartnerEventRow[];
}

export interface PartnerEventRow extends Pick<PartnerEvent, 'id' | 'createdAt' | 'tries' | 'fault'> {
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
  actions: webhookActions,
  states: ['all'],
  usualState: 'all',
  filters: {},
  page: (db, _now, { words }, request) =>
    foundPage(
      db.selectFrom('partnerAccounts').selectAll().orderBy('name').orderBy('id'),
      words,
      ({ name }) => name,
      request,
    ),
  row: ({ id, name, webhookUrl, formerSecretEndsAt }) => ({
    ...{ id, title: name, state: 'all', version: 0 },
    ...{ webhookUrl, formerSecretEndsAt },
  }),
  data: () => ({}),
  beside: async (db, { id }) => ({ events: (await newestEvents(db, id, 20)).map(eventRow) }),
});

export const eventRow = (event: PartnerEvent): PartnerEventRow => ({
  ...{ id: event.id, createdAt: event.createdAt, tries: event.tries, fault: event.fault },
  type: eventType(event),
  state: event.sentAt ? 'accepted' : event.nextTryAt ? 'waits' : 'given up',
});
