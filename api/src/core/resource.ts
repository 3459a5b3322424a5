import type { Kysely, Transaction } from 'kysely';
import type { TProperties } from 'typebox';
import type { Newest, Page, PageRequest } from '../database/page.ts';
import type { Database } from '../database/schema.ts';
import type { AnyAction, Store } from './actions.ts';
import type { FieldData, FieldFault, Fields } from './fields.ts';
import type { ImportReport } from './import-report.ts';
import type { Role } from './roles.ts';

export interface ListFilter extends Partial<Record<string, string>> {
  words: string;
  state: string;
}

export interface ListedRow {
  id: string;
  title: string;
  state: string;
  /** `0` for records without versions. */
  version: number;
}

export interface HistoryRow {
  id: string;
  at: string;
  /** `''` without a sign-in. */
  email: string;
  action: string;
  detail: string;
  /** `''` when that is not known. */
  address: string;
}

export interface Imports<Kept> {
  create: AnyAction<Kept>;
  /** Default: a file changes no record. */
  change?: AnyAction<Kept>;
  /** Columns of the export that are not read. */
  exported?: { id?: string; ignored: readonly string[] };
  idOf?(cells: Readonly<Record<string, string>>): string;
  find?(transaction: Transaction<Database>, data: FieldData, now: string): Promise<Kept | undefined>;
  /** A value that a file has once, and what is said of the second. */
  once?: FieldFault;
  lockFirst?(transaction: Transaction<Database>, rows: readonly FieldData[]): Promise<unknown>;
  said?(report: Pick<ImportReport, 'added' | 'changed' | 'unchanged'>): string;
}

export interface CommandId {
  option: string;
  help: string;
  noun?: string;
  others?: Record<string, string>;
  onlyId?: string;
  /** Default: the value is its id. */
  idOf?(db: Kysely<Database>, value: string, others: Record<string, string>): Promise<string | undefined>;
  missing?(value: string): string;
}

export interface Resource<Kept, Row extends ListedRow = ListedRow> {
  name: string;
  /** In addresses: `classes`. */
  list: string;
  commandName?: string;
  listCommand?: string;
  /** Default: `--id`. */
  commandId?: CommandId;
  /** Also a draft has every field that is needed. */
  isComplete: boolean;
  roles: readonly Role[];
  fields: Fields;
  store: Store<Kept>;
  actions: readonly AnyAction<Kept>[];
  states: readonly string[];
  usualState: string;
  filters: TProperties;
  page(db: Kysely<Database>, now: string, filter: ListFilter, request: PageRequest): Promise<Page<Kept>>;
  row(record: Kept, now: string): Row;
  /** The address to which mails about it go. Default: none. */
  reader?(record: Kept): string;
  data(record: Kept): FieldData;
  /** The newest entries, `most` of them. Default: the audit log. */
  history?(db: Kysely<Database>, id: string, most: number): Promise<Newest<HistoryRow> | undefined>;
  sheet?(db: Kysely<Database>, records: Kept[], now: string): Promise<string[][]>;
  imports?: Imports<Kept>;
  /** In a transaction that is taken back. */
  preview?(transaction: Transaction<Database>, id: string): Promise<{ fault?: string } | undefined>;
  beside?(db: Kysely<Database>, record: Kept, now: string): Promise<object>;
  /** It has no page. */
  isUnsearched?: boolean;
  about?(record: Kept): string;
}

export type AnyResource = Resource<object>;

export const defineResource = <Kept, Row extends ListedRow>(resource: Resource<Kept, Row>): Resource<Kept, Row> =>
  resource;
