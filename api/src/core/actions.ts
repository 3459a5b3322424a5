import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Static, TObject } from 'typebox';
import { isPostgres } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import type { MailContent } from '../mail/mail-repository.ts';
import type { Author, NewAuditEntry } from './audit.ts';
import type { FieldFault } from './fields.ts';
import type { Role } from './roles.ts';

export interface ActionContext {
  db: Kysely<Database>;
  clock: () => Date;
  brand: string;
  siteOrigin: string;
  /** `undefined` when the desk is off. */
  deskOrigin: string | undefined;
  takesUtf8Mail(): Promise<boolean>;
  /** `publicOnly`: what a partner names is public, also where the provider allows private addresses. */
  webhooks: { allowsPrivate: boolean; publicOnly?: boolean };
  demo: boolean;
  mail: { from: string; contactTo: string; smtpUrl?: string };
  recentLists: { forget(): void };
}

export interface Store<Kept> {
  read(db: Kysely<Database>, id: string): Promise<Kept | undefined>;
  /** @returns false when no record has this version */
  lock(transaction: Transaction<Database>, id: string, version?: number): Promise<boolean>;
  /** Default: the records have no versions. */
  raise?(transaction: Transaction<Database>, id: string, author: Author, now: Date): Promise<unknown>;
  /** Nothing is done with such a record but to bring it back. Default: none is kept. */
  isDeleted?(record: Kept): boolean;
  subjectOf(record: Kept): string;
  /** `''` when that is not known. */
  lastAuthor?(db: Kysely<Database>, record: Kept): Promise<string>;
  /** Default: the audit log is the history. */
  note?(transaction: Transaction<Database>, record: Kept, audit: string, author: Author, now: Date): Promise<unknown>;
}

/** SQLite has one transaction that changes something at a time. */
export async function lockRows<DB, Table extends keyof DB, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<boolean> {
  return (await (isPostgres(db) ? query.forNoKeyUpdate() : query).execute()).length > 0;
}

export interface Work<Kept, Input> {
  transaction: Transaction<Database>;
  /** As it is before the action. */
  record: Kept;
  input: Input;
  author: Author;
  now: Date;
  context: Omit<ActionContext, 'db' | 'recentLists'>;
  mail(mail: MailContent): Promise<void>;
  log(entry: Omit<NewAuditEntry, keyof Author>, by?: Author): Promise<void>;
}

/** `asks`: the sentence is a question, and yes is this input of the action. */
type Refused = { fault: string; asks?: string } | { faults: FieldFault[] };

/** A creation that finds its record says which it is. */
export type Result = Done | Refused | 'missing' | 'unchanged' | { unchanged: string; said?: string };

interface Done extends Told {
  id?: string;
  detail?: string;
  audit?: string;
  subject?: string;
}

export interface Told {
  /** A file counts it as changed. */
  replaces?: boolean;
  answer?: object;
  said?: string;
  notice?: { of: string; text: string };
}

export interface Action<Kept, Before = Kept, Input extends TObject = TObject> {
  /** `cancel`: the end of its address, the beginning of its command. */
  name: string;
  summary: string;
  /** `class cancelled`; `''` for what visitors do, which is not in the audit log. */
  audit: string;
  roles?: readonly Role[];
  keepsVersion?: boolean;
  /** It is for deleted records alone. */
  bringsBack?: boolean;
  isLong?: boolean;
  /** It changes how or as what somebody of the staff signs in: the desk asks for a sign-in of a moment ago. */
  changesSignIn?: boolean;
  bodyLimit?: number;
  input: Input;
  onCommandLine?: Partial<Static<Input>>;
  store: Store<Kept>;
  isCreation: boolean;
  /** Default: `cancel-class`. */
  command?: string;
  /** Rows that are locked before the record. */
  lockFirst?(transaction: Transaction<Database>, id: string, input: Static<Input>): Promise<unknown>;
  check?(work: Pick<Work<Before, Static<Input>>, 'context' | 'record' | 'input'>): Promise<Refused | undefined>;
  run(work: Work<Before, Static<Input>>): Promise<Result>;
}

type Described<Kept, Before, Input extends TObject> = Omit<Action<Kept, Before, Input>, 'store' | 'isCreation'>;

export type AnyAction<Kept> = Action<Kept, Kept | undefined>;

export const actionsOf = <Kept>(store: Store<Kept>) => ({
  action: <Input extends TObject>(described: Described<Kept, Kept, Input>): Action<Kept, Kept, Input> => ({
    ...described,
    store,
    isCreation: false,
  }),
  creation: <Input extends TObject>(described: Described<Kept, undefined, Input>): Action<Kept, undefined, Input> => ({
    ...described,
    store,
    isCreation: true,
  }),
});
