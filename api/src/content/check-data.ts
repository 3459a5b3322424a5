import { safeMarkup } from '@agile-languages/shared/formats';
import { type ContentData, type ContentField, type ContentValue, fieldsOf, type Kind } from './kinds.ts';

export type CheckedData = { data: ContentData } | { field: string; fault: string };

/** The fields of a record as they are stored, or what is wrong with one of them. A record that is stored may be incomplete. */
export function checkData(kind: Kind, given: Record<string, unknown>): CheckedData {
  const fields = fieldsOf[kind];
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) return { field: unknown, fault: 'There is no such field.' };
  const data: ContentData = {};
  for (const field of fields) {
    const value = given[field.name] ?? (field.type === 'languages' ? [] : '');
    const fault = faultOf(field, value);
    if (fault) return { field: field.name, fault: `${field.label}: ${fault}` };
    data[field.name] = cleaned(field, value as ContentValue);
  }
  return { data };
}

/** The first field that is empty and has to be there before the site can show the record. */
export function missingField(kind: Kind, data: ContentData): ContentField | undefined {
  return fieldsOf[kind].find(({ name, required }) => required && isEmpty(data[name]));
}

const isEmpty = (value: ContentValue | undefined) =>
  typeof value === 'string' ? value.replaceAll(/<[^>]*>/g, '').trim() === '' : (value ?? []).length === 0;

function faultOf({ type, longest }: ContentField, value: unknown): string | undefined {
  if (type === 'languages') {
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && item.length <= 20);
    return isList && value.length <= longest ? undefined : 'these cannot be read.';
  }
  if (typeof value !== 'string') return 'this is no text.';
  if (value.length > longest) return `at most ${longest} characters.`;
  if (value.includes('\u0000')) return 'there is a character that is not allowed.';
  if (type === 'link' && value.trim() !== '' && !/^https?:$/.test(URL.parse(value.trim())?.protocol ?? ''))
    return 'the address has to begin with https://';
  if ((type === 'photo' || type === 'logo') && !/^(?:[\da-f]{32})?$/.test(value)) return 'this is no picture.';
  if (type === 'day' && value !== '' && value !== 'TBA' && !isDay(value)) return 'this is no day.';
  return undefined;
}

const isDay = (digits: string) =>
  /^\d{8}$/.test(digits) && !Number.isNaN(Date.parse(digits.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3T00:00:00Z')));

function cleaned({ type }: ContentField, value: ContentValue): ContentValue {
  if (typeof value !== 'string') return [...new Set(value)];
  if (type === 'html') return safeMarkup(value);
  return type === 'text' ? value : value.replaceAll(/\s+/g, ' ').trim();
}
