import { typedText } from '@agile-languages/shared/formats';
import type { Generated, Insertable } from 'kysely';

export type FieldValue = string | string[];
export type FieldData = Record<string, FieldValue>;

export type NewsKind = 'times' | 'place' | 'meeting';

type FieldKind =
  | ('line' | 'email' | 'text' | 'html' | 'link' | 'photo' | 'logo')
  | ('choice' | 'count' | 'amount' | 'day' | 'moment' | 'zone')
  | ('country' | 'reference' | 'references');

export type ReferenceList = 'languages' | 'experts' | 'classes';

export interface Field<Value extends FieldValue = FieldValue> {
  label: string;
  kind: FieldKind;
  longest: number;
  initial: Value;
  hint?: string;
  required?: boolean;
  choices?: readonly string[];
  range?: readonly [number, number];
  list?: ReferenceList;
  isSuggested?: boolean;
  /** Default: `Choose`. */
  none?: string;
  isListed?: boolean;
  filter?: string;
  /** Its name in the public call, with `?` where it is left out when it is empty. Default: visitors do not see it. */
  public?: string;
  /** `apart`: in a way of its own. Default: as text, in the column with its name. */
  stored?: Stored<Value> | 'apart';
  /** Participants are told of a change, as news of this kind. Default: they are not. */
  news?: NewsKind;
  option?: string;
  switchesTo?: string;
  /** Each line is a value. */
  isList?: boolean;
  /** The mail server has to be able to write to these addresses. */
  addressesIn?(value: Value): string[];
  ofOption?(value: string): string;
  clean(value: Value, typed?: FieldData): Value;
  /** The end of a sentence, or a sentence. Not asked for an empty value. */
  fault(value: Value, data: FieldData): string | undefined;
  /** Not asked for the value that the record has. Default: there is none. */
  faultOfNew?(value: Value): string | undefined;
}

interface Stored<Value> {
  read(row: object): Value;
  write(value: Value, data: FieldData): object;
}

export type Fields = Record<string, Field>;

export interface FieldFault {
  field: string;
  fault: string;
}

export type DataOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never };

/** A column that may be empty has a default in the database. */
export type ColumnsOf<F extends Fields> = OwnColumns<F> & StoredColumns<F>;

type OwnColumns<F extends Fields> = {
  [Name in keyof F as F[Name] extends { stored: object | 'apart' } ? never : Name]: F[Name] extends { required: true }
    ? string
    : Generated<string>;
};

type StoredColumns<F extends Fields> = Intersection<
  {
    [Name in keyof F]: F[Name] extends { stored: { write(...given: never): infer Columns } } ? Columns : never;
  }[keyof F]
>;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type PublicOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { public: infer Shown extends string } ? Shown : never;
}[keyof F];

/**
 * `Price: 480 to 500, Venue`.
 *
 * @param named fields whose values are not told
 */
export const changesIn = <F extends Fields>(
  fields: F,
  before: DataOf<F>,
  next: Partial<DataOf<F>>,
  named: readonly (keyof F)[] = [],
): string =>
  entriesOf(fields)
    .filter(([name]) => next[name] !== undefined && before[name] !== next[name])
    .map(([name, field]) =>
      named.includes(name) ? field.label : changeOf(field, before[name] ?? '', next[name] ?? ''),
    )
    .join(', ');

function changeOf(field: Field, before: FieldValue, next: FieldValue): string {
  const { kind, label, news } = field;
  const [from, to] = [shownValue(field, before), shownValue(field, next)];
  if (kind === 'html' || kind === 'link' || news === 'meeting') return label;
  if (!from) return `${label}: ${to} added`;
  return to ? `${label}: ${from} to ${to}` : `${label}: ${from} removed`;
}

/** `20261203` as `2026-12-03`. */
export const shownDay = (day: FieldValue): string => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export const shownValue = ({ kind }: Pick<Field, 'kind'>, value: FieldValue): string =>
  kind === 'day' ? shownDay(value) : String(value);

export const cellsOf = (fields: Fields, row: object): string[] =>
  entriesOf(fields).map(([name, field]) => shownValue(field, valueIn(name, field, row)));

const longKinds: readonly FieldKind[] = ['text', 'html', 'link', 'photo', 'logo'];

export const isShort = ({ kind }: Field): boolean => !longKinds.includes(kind);

export const defineFields = <F extends Fields>(fields: F): F => fields;

const entriesOf = (fields: Fields): [string, Field][] => Object.entries(fields);

const fromEntries = <F extends Fields>(fields: F, read: (name: string, field: Field) => FieldValue): DataOf<F> =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, read(name, field)])) as DataOf<F>;

export const initialOf = <F extends Fields>(fields: F): DataOf<F> => fromEntries(fields, (_, { initial }) => initial);

export function valueIn(name: string, { initial, stored }: Field, row: object): FieldValue {
  if (stored === 'apart') return initial;
  return stored?.read(row) ?? String(Reflect.get(row, name) ?? '');
}

export const dataOf = <F extends Fields>(fields: F, row: object): DataOf<F> =>
  fromEntries(fields, (name, field) => valueIn(name, field, row));

export const columnsOf = <F extends Fields>(fields: F, data: DataOf<F>): Insertable<ColumnsOf<F>> =>
  Object.assign(
    {},
    ...entriesOf(fields).map(([name, { stored }]) => {
      if (stored === 'apart') return {};
      return stored ? stored.write(data[name] ?? '', data) : { [name]: data[name] };
    }),
  );

export function checkData<F extends Fields>(
  fields: F,
  given: Partial<DataOf<F>>,
  present: DataOf<F> = initialOf(fields),
): { data: DataOf<F>; faults: FieldFault[] } {
  const typed: FieldData = fromEntries(fields, (name) => given[name] ?? present[name] ?? '');
  const data = fromEntries(fields, (name, field) => {
    typed[name] = shown(field.clean(typed[name] ?? '', typed));
    return typed[name];
  });
  const faults = entriesOf(fields).flatMap(([name, field]) => {
    const value = data[name] ?? '';
    const fault = isEmpty(value)
      ? undefined
      : (field.fault(value, data) ?? (value === present[name] ? undefined : field.faultOfNew?.(value)));
    return fault === undefined ? [] : [{ field: name, fault }];
  });
  return { data, faults };
}

/** Markup that shows nothing counts as empty. */
const shown = (value: FieldValue): FieldValue => (typeof value === 'string' && typedText(value) === '' ? '' : value);

export const missingIn = (fields: Fields, data: FieldData, fault = 'is needed.'): FieldFault[] =>
  entriesOf(fields).flatMap(([name, { required }]) =>
    required && isEmpty(data[name] ?? '') ? [{ field: name, fault }] : [],
  );

const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? typedText(value.replaceAll(/<[^>]*>/g, '')) === '' : value.length === 0;

export const isEndOfSentence = (fault: string): boolean => /^(has|is) /.test(fault);

export function sentenceOf(fields: Fields, { field, fault }: FieldFault): string {
  const label = fields[field]?.label ?? field;
  if (isEndOfSentence(fault)) return `${label} ${fault}`;
  return /^\p{Ll}/u.test(fault) ? `${label}: ${fault}` : fault;
}
