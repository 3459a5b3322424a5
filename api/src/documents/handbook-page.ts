import { type GlossaryEntry, type HandbookChapterId, handbookChapters } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { html, type Markup } from '../html.ts';
import { filledCard, wrongCard } from './card.ts';
import type { HandbookChapter, Table } from './chapter.ts';
import type { DocumentSettings } from './document-settings.ts';
import { handbook } from './handbook/handbook.ts';
import { inline, linkedTerms } from './inline.ts';
import { documentPage } from './page.ts';

export const handbookPage = ({ siteOrigin, brand }: DocumentSettings): string =>
  documentPage({
    title: 'Handbook',
    lead: 'How to describe a digital product so that the next person can act without asking.',
    facts: 'Third edition · 15 chapters · Pazar Box and everyone on its cards are invented',
    brand,
    chapters: handbookChapters,
    main: html`${handbookChapters.map(({ id, title }, index) =>
      chapterOf(id, `${index + 1}`, title, id === 'glossary' ? terms(siteOrigin) : html``),
    )}`,
  });

function chapterOf(id: HandbookChapterId, number: string, title: string, end: Markup): Markup {
  const chapter: HandbookChapter = handbook[id];
  return html`<section class="chapter" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="number">${number}</span> ${title}</h2>
<div class="text">${chapter.text.map((text) => html`<p>${inline(text)}</p>`)}</div>
${chapter.table ? tableOf(chapter.table) : ''}
<div class="columns">
<div><h3>Rules</h3>
<ol class="rules">${chapter.rules.map(([rule, reason]) => html`<li><b>${inline(rule)}</b> ${inline(reason)}</li>`)}</ol></div>
<div class="pair"><div><h3>Filled</h3>${filledCard(chapter.filled)}</div>
<div><h3>Wrong, corrected</h3>${wrongCard(chapter.wrong)}</div></div>
</div>
${end}
</section>
`;
}

const tableOf = ({ caption, head, rows }: Table): Markup =>
  html`<div class="table" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

const terms = (siteOrigin: string): Markup => html`<h3>Terms of this handbook</h3>
<dl class="terms">${linkedTerms(JSON.stringify(handbook)).map((entry) => termOf(entry, siteOrigin))}</dl>
<p class="all"><a href="${siteOrigin}${paths.glossary}" target="_top">All terms, with a search</a></p>`;

const termOf = ({ id, term, meaning, language }: GlossaryEntry, siteOrigin: string): Markup =>
  html`<div id="term-${id}"><dt><a href="${siteOrigin}${paths.language(language.id)}" target="_top">${term}</a></dt><dd>${meaning}</dd></div>
`;
