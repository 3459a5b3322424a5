import type { Kysely, Transaction } from 'kysely';
import type { TProperties } from 'typebox';
import type { Page, PageRequest } from '../database/page.ts';
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
  /** Raised by every change; `0` for records without versions. */
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
  /** The file has the columns Id and Version. Default: a file changes no record. */
  change?: AnyAction<Kept>;
  /** Columns of the export that say which record a row is, and that are not read. Default: each row is a new record. */
  exported?: { id?: string; ignored: readonly string[] };
  /** Which record a row without such a column is, if it is one. */
  idOf?(cells: Readonly<Record<string, string>>): string;
  /** The record that a row without an id describes already. */
  find?(transaction: Transaction<Database>, data: FieldData, now: string): Promise<Kept | undefined>;
  /** A field whose values a file has once, and what is said of the second. */
  once?: FieldFault;
  /** Rows that the actions will lock, before the first of them. */
  lockFirst?(transaction: Transaction<Database>, rows: readonly FieldData[]): Promise<unknown>;
  /** Default: how many were added, changed, unchanged and published. */
  said?(report: Pick<ImportReport, 'added' | 'changed' | 'unchanged'>): string;
}

export interface CommandId {
  option: string;
  help: string;
  /** In a sentence that says that there is none. Default: the name of the resource. */
  noun?: string;
  /** Help of further options that name it. */
  others?: Record<string, string>;
  /** Of the one record that there is: no option names it. */
  onlyId?: string;
  /** Default: the value is its id. */
  idOf?(db: Kysely<Database>, value: string, others: Record<string, string>): Promise<string | undefined>;
  /** Default: `There is no class 7.` */
  missing?(value: string): string;
}

/** All doors are made from it. */
export interface Resource<Kept, Row extends ListedRow = ListedRow> {
  /** `class` */
  name: string;
  /** In addresses and names of files: `classes`. */
  list: string;
  /** Default: its name. */
  commandName?: string;
  /** Default: there is none. */
  listCommand?: string;
  /** Default: `--id`. */
  commandId?: CommandId;
  /** Also a draft has every field that is needed. */
  isComplete: boolean;
  /** Roles that see it in the desk and change it, where an action does not say otherwise. */
  roles: readonly Role[];
  fields: Fields;
  store: Store<Kept>;
  actions: readonly AnyAction<Kept>[];
  states: readonly string[];
  usualState: string;
  filters: TProperties;
  page(db: Kysely<Database>, now: string, filter: ListFilter, request: PageRequest): Promise<Page<Kept>>;
  row(record: Kept, now: string): Row;
  data(record: Kept): FieldData;
  /** Default: the audit log. */
  history?(db: Kysely<Database>, id: string): Promise<HistoryRow[]>;
  sheet?(db: Kysely<Database>, records: Kept[], now: string): Promise<string[][]>;
  imports?: Imports<Kept>;
  /** In a transaction that is taken back. `undefined` when there is no such draft. */
  preview?(transaction: Transaction<Database>, id: string): Promise<{ fault?: string } | undefined>;
  beside?(db: Kysely<Database>, record: Kept, now: string): Promise<object>;
  /** The search over everything leaves it out, because it has no page. */
  isUnsearched?: boolean;
  about?(record: Kept): string;
}

export type AnyResource = Resource<object>;

export const defineResource = <Kept, Row extends ListedRow>(resource: Resource<Kept, Row>): Resource<Kept, Row> =>
  resource;
