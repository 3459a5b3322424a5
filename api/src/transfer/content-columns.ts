import type { Kysely } from 'kysely';
import { type ContentField, type ContentValue, fieldsOf, type Kind } from '../content/kinds.ts';
import type { Database } from '../database/schema.ts';

export const ownColumns = { id: 'Id', version: 'Version', state: 'State' };

/** Titles of the columns of a kind, in the order of its form. */
export const titlesOf = (kind: Kind): string[] => [
  ownColumns.id,
  ownColumns.version,
  ownColumns.state,
  ...fieldsOf[kind].map(({ label }) => label),
];

/** The column that a title means: the label of a field or its name, in capitals or not. */
export function columnIn(kind: Kind, title: string): string | undefined {
  const wanted = title.toLowerCase();
  const own = Object.entries(ownColumns).find(([, label]) => label.toLowerCase() === wanted)?.[0];
  return (
    own ?? fieldsOf[kind].find(({ label, name }) => [label.toLowerCase(), name.toLowerCase()].includes(wanted))?.name
  );
}

/** Writes values as people read them, and reads them again: Languages by name or id, several with a semicolon between. */
export async function createCells(db: Kysely<Database>) {
  const languages = await db.selectFrom('languages').select(['id', 'name']).execute();
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id;
  const idOf = (text: string) =>
    languages.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase())?.id;

  function write({ type }: ContentField, value: ContentValue = ''): string {
    if (Array.isArray(value)) return value.map(nameOf).join('; ');
    return type === 'language' ? nameOf(value) : value;
  }

  /** What the cell holds, or what is wrong with it. */
  function read({ type }: ContentField, cell: string): { value: ContentValue } | { fault: string } {
    if (type !== 'language' && type !== 'languages') return { value: cell };
    const texts = type === 'language' ? [cell.trim()] : cell.split(';').map((text) => text.trim());
    const given = texts.filter(Boolean);
    const unknown = given.find((text) => idOf(text) === undefined);
    if (unknown !== undefined) return { fault: `There is no Language “${unknown.slice(0, 100)}”.` };
    const ids = given.map((text) => idOf(text) ?? '');
    return { value: type === 'language' ? (ids[0] ?? '') : ids };
  }

  return { write, read };
}
