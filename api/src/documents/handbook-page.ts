import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CommunicationCase,
  caseTitle,
  communicationCases,
  criteriaText,
  type GlossaryEntry,
  glossary,
  handbookChapters,
  languageById,
  languages,
  readCriteria,
  unevenSums,
} from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import type { Token, Tokens } from 'marked';
import { html, type Markup } from '../html.ts';
import { filledCard, readCard, wrongCard } from './card.ts';
import { blocks, inline, partsOf } from './markdown.ts';
import { type DocumentSettings, documentPage } from './page.ts';

/** `{cases}` and the like stand for what the site computes. */
export function handbookPage({ siteOrigin, brand }: DocumentSettings): string {
  const chapters = handbookChapters.map(({ id, title }) => ({ id, title, text: textOf(id) }));
  const terms = termsOf(chapters.map(({ text }) => text).join('\n'), siteOrigin);
  return documentPage({
    title: 'Handbook',
    lead: 'How to describe a digital product so that the next person can act without asking.',
    facts: 'Third edition · 15 chapters · Pazar Box and everyone on its cards are invented',
    brand,
    chapters,
    main: html`${chapters.map(
      ({ id, title, text }, index) => html`<section class="chapter" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="number">${index + 1}</span> ${title}</h2>
${chapterOf(text)}
${id === 'glossary' ? terms : ''}
</section>
`,
    )}`,
  });
}

const textOf = (id: string): string =>
  Object.entries(computed).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    readFileSync(join(import.meta.dirname, `handbook/${id}.md`), 'utf8'),
  );

function chapterOf(text: string): Markup {
  const parts = partsOf(text);
  const part = (title: string) => parts.get(title) ?? [];
  const opening = part('');
  const isCaption = (token: Token) => token.type === 'paragraph' && token.text.startsWith('Table: ');
  const caption = opening.find(isCaption);
  const table = opening.find((token): token is Tokens.Table => token.type === 'table');
  const rules = part('Rules').find((token): token is Tokens.List => token.type === 'list');
  return html`<div class="text">${blocks(opening.filter((token) => token !== table && token !== caption))}</div>
${table && caption?.type === 'paragraph' ? tableOf(caption.text.slice('Table: '.length), table) : ''}
<div class="columns">
<div><h3>Rules</h3>
<ol class="rules">${(rules?.items ?? []).map((rule) => html`<li>${blocks(rule.tokens)}</li>`)}</ol></div>
<div class="pair"><div><h3>Filled</h3>${filledCard(readCard(part('Filled')))}</div>
<div><h3>Wrong, corrected</h3>${wrongCard(readCard(part('Wrong, corrected')))}</div></div>
</div>`;
}

const tableOf = (caption: string, { header, rows }: Tokens.Table): Markup =>
  html`<div class="table" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${header.map(({ tokens }) => html`<th scope="col">${inline(tokens)}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${inline(first?.tokens ?? [])}</th>${rest.map(({ tokens }) => html`<td>${inline(tokens)}</td>`)}</tr>`)}</tbody></table></div>`;

function termsOf(chapters: string, siteOrigin: string): Markup {
  const linked = new Set([...chapters.matchAll(/\]\(#term-([\w-]+)\)/g)].map(([, id]) => id));
  return html`<h3>Terms of this handbook</h3>
<dl class="terms">${glossary.filter(({ id }) => linked.has(id)).map((entry) => termOf(entry, siteOrigin))}</dl>
<p class="all"><a href="${siteOrigin}${paths.glossary}" target="_top">All terms, with a search</a></p>`;
}

const termOf = ({ id, term, meaning, language }: GlossaryEntry, siteOrigin: string): Markup =>
  html`<div id="term-${id}"><dt><a href="${siteOrigin}${paths.language(language.id)}" target="_top">${term}</a></dt><dd>${meaning}</dd></div>
`;

const markdownTable = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const weightsOf = ({ weights }: CommunicationCase) =>
  Object.entries(weights)
    .map(([key, weight]) => `${languages.find((language) => language.key === key)?.name} ${weight}`)
    .join(', ');

const computed: Readonly<Record<string, string>> = {
  'uneven sums': unevenSums(),
  cases: markdownTable(
    ['Case', 'Zones', 'Languages and weights'],
    communicationCases.map((each) => [each.number, caseTitle(each), weightsOf(each)]),
  ),
  categories: markdownTable(
    ['Language', 'Category', 'Criteria'],
    criteriaText.flatMap(([id, text]) =>
      readCriteria(text).map(({ name, topics }) => [languageById(id)?.name, name, topics.length]),
    ),
  ),
};
