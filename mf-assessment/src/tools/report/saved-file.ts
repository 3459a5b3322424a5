import { isRecord, jsonOf } from '@agile-languages/shared/formats';
import { bank } from '../../assessment/bank.ts';
import { type Case, caseOf } from '../../assessment/cases.ts';
import { checkStateOf, eightLevels, type Marks } from '../../assessment/level.ts';
import type { CaseMarks } from '../../assessment/selection-code.ts';

const format = 'agile-communication-level';
const version = 1;

export function toCsv({ marks }: CaseMarks): string {
  const lines = topics().map(({ id, language, category, name }) =>
    [id, language, category, name, marks.has(id) ? 'off' : 'on'].map(quoted).join(','),
  );
  return `${[header, ...lines].join('\r\n')}\r\n`;
}

/** `case` and `topics` are read back. */
export function toJson({ number, marks }: CaseMarks, date: string): string {
  const communicationCase = caseOf(number);
  const content = {
    format,
    version,
    date,
    case: number,
    levels: eightLevels(marks).map(({ communicationCase: { title, most, ...rated }, level }) => ({
      case: rated.number,
      title,
      level,
      most,
    })),
    topics: topics().map((topic) => ({ ...topic, checked: !marks.has(topic.id) })),
    assessment: caseEntity(communicationCase, marks),
  };
  return `${jsonOf(content, 2)}\n`;
}

function caseEntity({ number, title, languages }: Case, marks: Marks): CaseEntity {
  return {
    id: number,
    case: number,
    title,
    total: 100,
    language: languages.map(({ language, weight }) => ({
      title: language.name,
      checked: checkStateOf(language.topics, marks) === 'checked',
      weight,
      topicCategory: language.categories.map(({ id, name, ratio, topics }) => ({
        categoryName: name,
        checked: checkStateOf(topics, marks) === 'checked',
        id,
        ratio,
        topics: topics.map((topic) => ({ name: topic.name, checked: !marks.has(topic.id), score: topic.score })),
      })),
    })),
  };
}

/** Topics that it does not name are on. */
export function readFile(text: string): ReadFile {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  return trimmed.startsWith('{') ? readJson(trimmed) : readCsv(trimmed);
}

function readJson(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return unreadable;
  }
  if (!isRecord(content) || content.format !== format || typeof content.version !== 'number') return unreadable;
  if (content.version > version) return { kind: 'newer' };
  if (!Array.isArray(content.topics) || !content.topics.every(isTopic)) return unreadable;
  const number = Number(content.case);
  if (!Number.isInteger(number) || number < 1 || number > 8) return unreadable;
  return { kind: 'read', number, marks: known(content.topics.flatMap(({ id, checked }) => (checked ? [] : id))) };
}

function readCsv(text: string): ReadFile {
  const [first, ...lines] = text.split(/\r?\n/);
  const rows = lines.map((line) => /^(\d+),.*,(on|off)$/.exec(line));
  if (first !== header || rows.length === 0 || rows.includes(null)) return unreadable;
  return { kind: 'read', marks: known(rows.flatMap((row) => (row?.[2] === 'off' ? Number(row[1]) : []))) };
}

const topics = () =>
  bank.flatMap(({ name: language, categories }) =>
    categories.flatMap((category) =>
      category.topics.map(({ id, name }) => ({ id, language, category: category.name, name })),
    ),
  );

const known = (ids: readonly number[]) => new Set(ids.filter((id) => topics().some((topic) => topic.id === id)));

const quoted = (cell: string | number) => (/[",]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`);

const isTopic = (value: unknown): value is { id: number; checked: boolean } =>
  isRecord(value) && Number.isInteger(value.id) && typeof value.checked === 'boolean';

const header = 'id,language,category,topic,mark';
const unreadable = { kind: 'unreadable' } as const;

export type ReadFile =
  | { kind: 'read'; number?: number; marks: ReadonlySet<number> }
  | { kind: 'unreadable' }
  | { kind: 'newer' };

interface CaseEntity {
  id: number;
  case: number;
  title: string;
  total: 100;
  language: {
    title: string;
    checked: boolean;
    weight: number;
    topicCategory: {
      categoryName: string;
      checked: boolean;
      id: string;
      ratio: number;
      topics: { name: string; checked: boolean; score: number }[];
    }[];
  }[];
}
