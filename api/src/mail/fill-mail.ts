import { escapeHtml, safeHref } from '@agile-languages/shared/formats';
import { linked } from '../html.ts';
import { isFieldName, type MailValue, type MailValues, mailFieldOf } from './mail-fields.ts';

/** `[words](address)` or `{field}`. */
const tokens = /\[([^[\]\n]+)\]\(([^()\s]+)\)|\{([^{}]*)\}/g;

export const fieldsOf = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

export const linksOf = (text: string): { words: string; address: string }[] =>
  [...text.matchAll(tokens)].flatMap(([, words, address = '']) => (words === undefined ? [] : [{ words, address }]));

/**
 * Values are shown as they are. A line in which a field is empty is left out, unless it also has a field that the mail
 * needs.
 */
export function fillMail(
  { subject, text }: { subject: string; text: string },
  values: MailValues,
  needs: readonly string[] = [],
): { subject: string; text: string; html: string } {
  const paragraphs = withoutEmpty(text, values, needs)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    subject: filled(subject, values, plain).replaceAll(/\s+/g, ' ').trim(),
    text: paragraphs.map((paragraph) => filled(paragraph, values, plain)).join('\n\n'),
    html: paragraphs.map((paragraph) => inHtml(paragraph, values)).join('\n'),
  };
}

function withoutEmpty(text: string, values: MailValues, needs: readonly string[]): string {
  const isGiven = (name: string) => plain.value(valueIn(name, values)) !== '';
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter(
      (line) => fieldsOf(line).every(isGiven) || needs.some((name) => fieldsOf(line).includes(name) && isGiven(name)),
    )
    .join('\n');
}

interface Writing {
  words(text: string): string;
  link(words: string, address: string): string;
  value(value: MailValue): string;
}

const plain: Writing = {
  words: (text) => text,
  link: (words, address) => `${words}: ${address}`,
  value: (value) => (typeof value === 'string' ? value : value.text),
};

const inLines = (html: string) =>
  html
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll('\n', '<br>'))
    .join('</p>\n<p>');
const lines = (text: string) => inLines(escapeHtml(text));

const hyper: Writing = {
  words: lines,
  link: (words, address) => `<a href="${escapeHtml(safeHref(address) ?? '')}">${lines(words)}</a>`,
  value: (value) => (typeof value === 'string' ? lines(value) : value.html),
};

function filled(text: string, values: MailValues, writing: Writing): string {
  let done = 0;
  let result = '';
  for (const { 0: token, 1: words, 2: address = '', 3: name = '', index } of text.matchAll(tokens)) {
    result += writing.words(text.slice(done, index));
    done = index + token.length;
    if (words !== undefined) result += writing.link(filled(words, values, plain), filled(address, values, plain));
    else result += writing === hyper ? hyperValue(name, values) : writing.value(valueIn(name, values));
  }
  return result + writing.words(text.slice(done));
}

function hyperValue(name: string, values: MailValues): string {
  const [value, field] = [valueIn(name, values), isFieldName(name) ? mailFieldOf(name) : undefined];
  if (field?.isLink) return hyper.link(plain.value(value), plain.value(value));
  return field?.hasLinks ? inLines(linked(plain.value(value)).text) : hyper.value(value);
}

function inHtml(paragraph: string, values: MailValues): string {
  const html = filled(paragraph, values, hyper);
  return html.startsWith('<blockquote>') ? html : `<p>${html}</p>`;
}

const valueIn = (name: string, values: MailValues): MailValue => (isFieldName(name) ? values[name] : undefined) ?? '';
