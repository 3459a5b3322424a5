import { html, type Markup } from '../html.ts';
import type { Card, WrongCard, WrongRow } from './chapter.ts';

/** A filled card: tab, head line and its fields on ruled lines. */
export const filledCard = (card: Card): Markup =>
  frame(
    card,
    inFields(card.rows).map(
      ([field, values]) => html`<div><dt>${field}</dt>${values.map((value) => html`<dd>${value}</dd>`)}</div>`,
    ),
  );

/** A card with the marks of a red pen, and the reason for each below it. */
export function wrongCard(card: WrongCard): Markup {
  const corrected = card.rows.filter(isCorrected);
  const fields = inFields(card.rows.map(([field, ...rest]) => [field, rest] as const)).map(
    ([field, values]) =>
      html`<div><dt>${field}</dt>${values.map(([value = '', right, why]) =>
        right && why
          ? html`<dd><del>${value}</del> <ins>${right}</ins><sup>${corrected.findIndex((row) => row[3] === why) + 1}</sup></dd>`
          : html`<dd>${value}</dd>`,
      )}</div>`,
  );
  return html`${frame(card, fields)}<ol class="why">${corrected.map(([, , , why]) => html`<li>${why}</li>`)}</ol>`;
}

const frame = ({ language, type, code, head }: Omit<Card, 'rows'>, fields: Markup[]): Markup =>
  html`<figure class="card" data-lang="${language}"><figcaption><b>${signs[language]}</b> ${type}</figcaption>
<div class="face"><p class="head">${head} <span>${code}</span></p><dl>${fields}</dl></div></figure>`;

/** The punctuation mark of each Language, as text. */
const signs: Record<Card['language'], string> = {
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

const isCorrected = (row: WrongRow) => row.length === 4;

/** Values by field; a row without a field's name belongs to the one above. */
function inFields<Value>(rows: readonly (readonly [field: string, value: Value, ...rest: unknown[]])[]) {
  const fields: [field: string, values: Value[]][] = [];
  for (const [field, value] of rows) {
    if (field) fields.push([field, [value]]);
    else fields.at(-1)?.[1].push(value);
  }
  return fields;
}
