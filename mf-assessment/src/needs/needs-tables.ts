import { type LanguageId, type LanguageKey, languages, type Role, roles } from '@agile-languages/shared/content';
import { roleTexts } from './role-texts.content.ts';

export const needsTables: readonly NeedsTable[] = roles.map(tableOf);

function tableOf({ name, title, rates }: Role): NeedsTable {
  const { header, desc, uses } = roleTexts[name];
  const rows = Object.entries(rates).flatMap(([key, rate]) => rowsOf(key, rate, uses));
  return { name, title, header, desc, rows, totalPercentage: totalOf(rows) };
}

function rowsOf(key: string, rate: number, uses: Readonly<Partial<Record<LanguageKey, string>>>): NeedsRow[] {
  const language = languages.find((candidate) => candidate.key === key);
  if (!language) return [];
  return [{ id: language.id, language: language.name, languageDesc: uses[language.key] ?? '', rate, checked: true }];
}

export function totalOf(rows: readonly NeedsRow[]): number {
  return rows.reduce((sum, { rate, checked }) => sum + (checked ? rate : 0), 0);
}

export interface NeedsTable {
  name: string;
  title: string;
  header: string;
  desc: string;
  rows: readonly NeedsRow[];
  totalPercentage: number;
}

export interface NeedsRow {
  id: LanguageId;
  language: string;
  languageDesc: string;
  /** Percent of the table. */
  rate: number;
  checked: boolean;
}
