import type { Choices, FieldData, Fields, ImportReport } from '@agile-languages/api/desk';
import type { ReactNode } from 'react';
import type { Column } from '../shell/table.tsx';
import type { ResourceRecord } from './resource.data.ts';

/** What can be done with a record by the screens that all resources share. */
export type ActionName = 'save' | 'publish' | 'unpublish' | 'delete' | 'undelete' | 'restore' | 'reset' | 'preview';

/** What a list needs to know beside its fields. Defaults of names are those of the fields. */
export interface ListScreen<Row extends ResourceRecord = ResourceRecord> {
  /** In addresses and calls. */
  list: string;
  /** Its address in the desk. Default: `list`. */
  path?: string;
  title: string;
  /** Default: that of the field. */
  titleName?: string;
  fields: Fields;
  titleField?: string;
  /** Default: it has. */
  hasPage?: boolean;
  states: Readonly<Record<string, string>>;
  /** The choice that needs no state, and the state that it stands for, if it is one. */
  usual: string;
  usualState?: string;
  /** After those of the fields, with the place of the state. */
  columns: readonly (Column<Row> | 'state')[];
  /** Columns that only a filtered list shows. */
  onlyFiltered?: readonly string[];
  /** What is done with a record in the list. */
  rowActions?: readonly RowAction<Row>[];
  empty: ReactNode;
  /** Whether people put its records in an order. */
  hasOrder?: boolean;
  /** What stands below the list. */
  below?(): ReactNode;
  /** Columns of its file, and what a file would do. Default: no file comes in. `none`: nor goes one out. */
  file?: 'none' | { hint: string; countsOf(report: ImportReport): string };
}

/** An action with a button in each row. */
export interface RowAction<Row> {
  name: string;
  label: string;
  /** What is read out after its label. */
  of(row: Row): string;
  /** @param ownId Of the person that is signed in. */
  isOffered(row: Row, ownId: string): boolean;
  /** Default: no question. */
  question?: { title: string; action: string; text(row: Row): string };
  /** What came of it. */
  done(row: Row, answer: ResourceRecord): string;
}

export interface Screen<Row extends ResourceRecord = ResourceRecord> extends ListScreen<Row> {
  /** `class` */
  one: string;
  /** A record is refused while a field that is needed is empty, and nothing publishes it. Default: when it is published. */
  isComplete?: boolean;
  /** Of a new record, beside the usual. */
  initial?(choices: Choices): FieldData;
  /** What making one is called, and what is said then. Default: it is saved. */
  created?: { name: string; done(data: FieldData): string };
  /** How a copy begins, and what the link to it is called. Default: there is none. */
  copy?: { name: string; data: FieldData };
  /** What is said when one is published. Default: that the site shows it. */
  published?: string;
  /** Default: staff add records. */
  isFixed?: boolean;
  /** Those that a record needs. Default: all. */
  fieldsOf?(id: string): Fields;
  /** As the record is now. */
  actionsOf(record: Row): readonly ActionName[];
  /** Answers with which the mails of a change are shown before it is saved. Default: saving mails nobody. */
  mails?(record: Row): object | undefined;
  /** Beside its state. */
  about?(record: Row): string;
  /** To more that can be done with it. */
  links?(record: Row): ReactNode;
  /** Beside the fields while they are written. @param set what a field has */
  beside?(data: FieldData, record: Row | undefined, set: (field: string, value: string) => void): ReactNode;
  /** The page of the site that shows a record. */
  pageOf(id: string): string;
}

export const actionWords = {
  publish: { name: 'Publish', done: 'Published. The site shows it.', many: 'published' },
  unpublish: { name: 'Take off the site', done: 'The site does not show it any more.', many: 'taken off the site' },
  delete: { name: 'Delete', done: 'Deleted. It can be brought back.', many: 'deleted' },
  undelete: { name: 'Bring back', done: 'It is back.', many: 'brought back' },
  reset: { name: 'Reset to the original', done: 'It is as it came.', many: 'reset' },
} as const;

export const defineScreen = <Row extends ResourceRecord>(screen: Screen<Row>): Screen => screen;
export const defineList = <Row extends ResourceRecord>(screen: ListScreen<Row>): ListScreen => screen;

/** By the names that all resources share. */
export const actionsOf = (screen: ListScreen | Screen, row: ResourceRecord): readonly ActionName[] =>
  'actionsOf' in screen ? screen.actionsOf(row) : [];

export const titleOf = ({ title }: { title: string }): string => title || 'Without a title';
