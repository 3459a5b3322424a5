import type { Generated } from 'kysely';

export interface PartnerTables {
  partnerAccounts: PartnerAccountsTable;
  partnerKeys: PartnerKeysTable;
  partnerOrigins: PartnerOriginsTable;
  partnerEnrolments: PartnerEnrolmentsTable;
  partnerEvents: PartnerEventsTable;
  partnerDayUses: PartnerDayUsesTable;
  partnerRequests: PartnerRequestsTable;
  partnerPeople: PartnerPeopleTable;
  partnerLinks: PartnerLinksTable;
  partnerSessions: PartnerSessionsTable;
  partnerOriginRequests: PartnerOriginRequestsTable;
}

interface PartnerAccountsTable {
  id: string;
  name: string;
  createdAt: string;
  /** Where events are sent; `''` for nowhere. */
  webhookUrl: string;
  webhookSecret: string;
  /** Partner that the site shows; `''` for none. */
  sitePartner: Generated<string>;
  /** 1: the partner named it; it is in no private network. */
  webhookPublicOnly: Generated<number>;
  /** Events are signed with it too until it ends; `''` when there is none. */
  formerSecret: string;
  formerSecretEndsAt: string;
}

interface PartnerKeysTable {
  key: string;
  name: string;
  createdAt: string;
  partnerId: Generated<string>;
  /** 1: pages without TLS may use it, and what comes with it does not count. */
  isTest: Generated<number>;
  endsAt: string | null;
}

interface PartnerOriginsTable {
  partnerKey: string;
  origin: string;
}

interface PartnerEnrolmentsTable {
  id: string;
  partnerKey: string;
  campaign: string;
  /** What else came along, `plan=gold utm_source=letter`; `''` for nothing. */
  fields: Generated<string>;
  /** `''` once the seat was given back. */
  memberId: string;
  classId: string;
  createdAt: string;
  /** By which the partner's page learns of it; `''` when no code is good. */
  codeHash: string;
  codeEndsAt: string;
  redeemedAt: string | null;
  cancelledAt: string | null;
  origin: Generated<string>;
  isForeign: Generated<number>;
  /** As agreed; `''` for seats from before that were given back. */
  price: Generated<string>;
  currency: Generated<string>;
}

interface PartnerEventsTable {
  id: string;
  partnerId: string;
  createdAt: string;
  /** JSON, as it is sent. */
  body: string;
  sentAt: string | null;
  /** `null` when it was sent or given up. */
  nextTryAt: string | null;
  tries: number;
  fault: string | null;
}

interface PartnerDayUsesTable {
  partnerKey: string;
  /** `2026-11-21`, in UTC. `2026-11` for uses of a month whose days were not counted. */
  day: string;
  /** Of the page; `''` when that was not counted. */
  origin: string;
  /** `''` for none, and when that was not counted. */
  campaign: string;
  /** That the element shows, or with which its use began; `''` for none, and when that was not counted. */
  classId: string;
  kind: string;
  count: number;
}

interface PartnerRequestsTable {
  id: string;
  partnerKey: string;
  /** `''` for none. */
  campaign: string;
  /** As of an enrolment. */
  fields: Generated<string>;
  classId: string;
  createdAt: string;
  /** Of the page on which the visit began; `''` when that is not known. */
  origin: Generated<string>;
  /** 1 when that origin was not registered for the key. */
  isForeign: Generated<number>;
  /** `''` for requests of before. */
  messageId: Generated<string>;
  /** When staff have answered. */
  confirmedAt: string | null;
}

/** People who may sign in to the page for partners. */
interface PartnerPeopleTable {
  partnerKey: string;
  /** In small letters. */
  email: string;
}

interface PartnerLinksTable {
  tokenHash: string;
  email: string;
  endsAt: string;
}

interface PartnerSessionsTable {
  tokenHash: string;
  email: string;
  createdAt: string;
  usedAt: string;
}

interface PartnerOriginRequestsTable {
  id: string;
  partnerId: string;
  partnerKey: string;
  origin: string;
  /** The person who asks. */
  email: string;
  createdAt: string;
  state: string;
}
