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
  /** `''` for nowhere. */
  webhookUrl: string;
  webhookSecret: string;
  /** `''` for none. */
  sitePartner: Generated<string>;
  webhookPublicOnly: Generated<number>;
  /** It also signs events until it ends; `''` for none. */
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
  /** `plan=gold utm_source=letter`; `''` for nothing. */
  fields: Generated<string>;
  /** `''` once the seat was given back. */
  memberId: string;
  classId: string;
  createdAt: string;
  /** `''` when no code is good. */
  codeHash: string;
  codeEndsAt: string;
  redeemedAt: string | null;
  cancelledAt: string | null;
  origin: Generated<string>;
  /** Path on that origin; `''` when that is not known. */
  page: Generated<string>;
  isForeign: Generated<number>;
  /** `''` for seats that were given back before prices were kept. */
  price: Generated<string>;
  currency: Generated<string>;
}

interface PartnerEventsTable {
  id: string;
  partnerId: string;
  createdAt: string;
  /** JSON. */
  body: string;
  sentAt: string | null;
  /** `null` when it was sent or given up. */
  nextTryAt: string | null;
  tries: number;
  /** What the server has answered last, also when it took the event, or why it could not be asked. */
  fault: string | null;
}

interface PartnerDayUsesTable {
  partnerKey: string;
  /** `2026-11-21`, in UTC; `2026-11` where days were not counted. */
  day: string;
  /** `''` when that was not counted. */
  origin: string;
  /** `*`: one of those beyond the first of a month. `''` when that was not counted. */
  page: string;
  /** `''` for none, and when that was not counted. */
  campaign: string;
  /** `''` for none, and when that was not counted. */
  classId: string;
  kind: string;
  count: number;
}

interface PartnerRequestsTable {
  id: string;
  partnerKey: string;
  /** `''` for none. */
  campaign: string;
  fields: Generated<string>;
  classId: string;
  createdAt: string;
  /** `''` when that is not known. */
  origin: Generated<string>;
  page: Generated<string>;
  /** 1: the origin was not registered for the key. */
  isForeign: Generated<number>;
  /** `''` for earlier requests. */
  messageId: Generated<string>;
  confirmedAt: string | null;
}

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
  email: string;
  createdAt: string;
  state: string;
}
