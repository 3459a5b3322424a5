import type { Generated } from 'kysely';

/** Partners, their keys, and what came with them. */
export interface PartnerTables {
  partnerAccounts: PartnerAccountsTable;
  partnerKeys: PartnerKeysTable;
  partnerOrigins: PartnerOriginsTable;
  partnerEnrolments: PartnerEnrolmentsTable;
  partnerEvents: PartnerEventsTable;
  partnerUses: PartnerUsesTable;
  partnerRequests: PartnerRequestsTable;
}

interface PartnerAccountsTable {
  id: string;
  name: string;
  createdAt: string;
  /** Where events are sent; `''` for nowhere. */
  webhookUrl: string;
  /** With which events are signed. */
  webhookSecret: string;
  /** The secret before, with which they are signed too until it ends; `''` when there is none. */
  formerSecret: string;
  formerSecretEndsAt: string;
}

interface PartnerKeysTable {
  key: string;
  /** What the key is for. */
  name: string;
  createdAt: string;
  partnerId: Generated<string>;
  /** 1 when pages without TLS may use it and nothing counts that comes with it. */
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
  /** In the partner's words, or `''`. */
  campaign: string;
  /** `''` once the seat was given back. */
  memberId: string;
  classId: string;
  createdAt: string;
  /** Of the code by which the partner's page learns of it; `''` when no code is good. */
  codeHash: string;
  codeEndsAt: string;
  /** When the code was used. */
  redeemedAt: string | null;
  /** When the seat was given back. */
  cancelledAt: string | null;
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
  /** Why the last try failed. */
  fault: string | null;
}

interface PartnerUsesTable {
  partnerKey: string;
  /** `2026-11`, in UTC. */
  month: string;
  /** One of the kinds of `partners/use-counter.ts`. */
  kind: string;
  count: number;
}

/** A place in a class that a visitor of a partner's page has asked for. */
interface PartnerRequestsTable {
  id: string;
  partnerKey: string;
  /** `''` for none. */
  campaign: string;
  classId: string;
  createdAt: string;
}
