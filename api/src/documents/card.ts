import { type LanguageKey, languages, type SpecimenKind, specimens } from '@agile-languages/shared/content';
import type { Token } from 'marked';
import { html, type Markup } from '../html.ts';

export interface Card {
  language: LanguageKey;
  type: string;
  code: string;
  head: string;
  rows: readonly Row[];
}

/** A line and a table, or `{card data-flow}` for a card of the site. */
export function readCard([line, table]: readonly Token[]): Card {
  const text = line?.type === 'paragraph' ? line.text : '';
  const kind = Object.keys(specimens).find((name) => text === `{card ${name}}`);
  if (kind) return specimens[kind as SpecimenKind];
  const [word, type = '', code = '', head = ''] = text.split(' · ');
  const language = languages.find(({ key }) => key === word)?.key;
  if (!language || table?.type !== 'table') throw new Error(`This is no card: ${text}`);
  return { language, type, code, head, rows: table.rows.map((row: { text: string }[]) => row.map(({ text }) => text)) };
}

export const filledCard = (card: Card): Markup => frame(card, ([, value = '']) => html`<dd>${value}</dd>`);

export const wrongCard = (card: Card): Markup =>
  html`${frame(
    card,
    (row) =>
      html`<dd><del>${row[1] ?? ''}</del> <ins>${row[2] ?? ''}</ins><sup>${card.rows.indexOf(row) + 1}</sup></dd>`,
  )}<ol class="why">${card.rows.map(([, , , why = '']) => html`<li>${why}</li>`)}</ol>`;

const frame = ({ language, type, code, head, rows }: Card, value: (row: Row) => Markup): Markup =>
  html`<figure class="card" data-lang="${language}"><figcaption><b>${signs[language]}</b> ${type}</figcaption>
<div class="face"><p class="head">${head} <span>${code}</span></p><dl>${inFields(rows).map(
    ([field, ofField]) => html`<div><dt>${field}</dt>${ofField.map(value)}</div>`,
  )}</dl></div></figure>`;

const signs: Record<LanguageKey, string> = {
  product: '*',
  statement: '=',
  money: '¤',
  form: '[ ]',
  story: '“ ”',
  flow: '→',
  management: '¶',
  data: '{ }',
  programming: ';',
};

function inFields(rows: readonly Row[]): [field: string, rows: Row[]][] {
  const fields: [field: string, rows: Row[]][] = [];
  for (const row of rows) {
    const [field] = row;
    if (field) fields.push([field, [row]]);
    else fields.at(-1)?.[1].push(row);
  }
  return fields;
}

type Row = readonly (string | undefined)[];
