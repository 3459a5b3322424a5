import type { Choices, FieldData, Fields, ImportReport } from '@agile-languages/api/desk';
import type { ReactNode } from 'react';
import type { Column } from '../shell/table.tsx';
import type { ResourceRecord } from './resource.data.ts';

export type ActionName = 'save' | 'publish' | 'unpublish' | 'delete' | 'undelete' | 'restore' | 'reset' | 'preview';

/** Defaults of names are those of the fields. */
export interface ListScreen<Row extends ResourceRecord = ResourceRecord> {
  list: string;
  /** Default: `list`. */
  path?: string;
  title: string;
  /** Default: that of the field. */
  titleName?: string;
  fields: Fields;
  titleField?: string;
  /** Default: it has. */
  hasPage?: boolean;
  states: Readonly<Record<string, string>>;
  /** The choice that needs no state, or the state that it stands for. */
  usual: string;
  usualState?: string;
  /** After those of the fields, with the place of the state. */
  columns: readonly (Column<Row> | 'state')[];
  /** Columns that only a filtered list shows. */
  onlyFiltered?: readonly string[];
  rowActions?: readonly RowAction<Row>[];
  empty: ReactNode;
  hasOrder?: boolean;
  below?(): ReactNode;
  /** Default: no file comes in. `none`: nor goes one out. */
  file?: 'none' | { hint: string; countsOf(report: ImportReport): string };
}

export interface RowAction<Row> {
  name: string;
  label: string;
  /** Read out after its label. */
  of(row: Row): string;
  /** @param ownId Of the person that is signed in. */
  isOffered(row: Row, ownId: string): boolean;
  /** With `mails` its mail can be seen first. Default: no question. */
  question?: { title: string; action: string; text(row: Row): string; mails?: true };
  done(row: Row, answer: ResourceRecord): string;
}

export interface Screen<Row extends ResourceRecord = ResourceRecord> extends ListScreen<Row> {
  /** `class` */
  one: string;
  /** It is refused while a needed field is empty, and nothing publishes it. */
  isComplete?: boolean;
  initial?(choices: Choices): FieldData;
  /** With `mails` its mail can be seen first. Default: it is saved. */
  created?: { name: string; done(data: FieldData): string; mails?: true };
  /** Default: there is none. */
  copy?: { name: string; data: FieldData };
  /** Default: that the site shows it. */
  published?: string;
  /** Default: staff add records. */
  isFixed?: boolean;
  /** Those that a record needs. Default: all. */
  fieldsOf?(id: string): Fields;
  actionsOf(record: Row): readonly ActionName[];
  /** Answers with which the mails of a change are shown first. Default: it mails nothing. */
  mails?(record: Row): object | undefined;
  about?(record: Row): string;
  links?(record: Row): ReactNode;
  /** Controls above a field, which they fill. */
  above?(field: string, data: FieldData, set: (field: string, value: string) => void): ReactNode;
  beside?(data: FieldData, record: Row | undefined, set: (field: string, value: string) => void): ReactNode;
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

export const actionsOf = (screen: ListScreen | Screen, row: ResourceRecord): readonly ActionName[] =>
  'actionsOf' in screen ? screen.actionsOf(row) : [];

export const titleOf = ({ title }: { title: string }): string => title || 'Without a title';
