import { escapeHtml, safeMarkup } from '@agile-languages/shared/formats';
import { html, Markup } from '../html.ts';
import { type DocumentSettings, documentPage } from './page.ts';
import { chaptersOf } from './terms-chapters.ts';

export interface ShownTerms {
  /** HTML; `''`: none is confirmed. */
  text: string;
  isSample: boolean;
  /** `''`: not known. */
  changedAt: string;
}

const title = 'Terms and conditions';

/** Sample terms stand under the name of a demonstration alone. */
export function termsPage(
  { siteOrigin, brand, email }: DocumentSettings,
  { text, isSample, changedAt }: ShownTerms,
): string {
  const { before, chapters } = chaptersOf(text, { brand, email });
  const named = (markup: string) => {
    const safe = safeMarkup(markup).replaceAll('{brand}', escapeHtml(brand)).replaceAll('{email}', escapeHtml(email));
    return new Markup(linksOutside(safe, siteOrigin));
  };
  const parts = chapters.map(
    (chapter, index) => html`<section class="chapter" id="${chapter.id}" aria-labelledby="${chapter.id}-title">
<h2 id="${chapter.id}-title"><span class="number">${index + 1}</span> ${chapter.title}</h2>
${named(chapter.text)}
</section>
`,
  );
  const missing = html`<p>${brand} has not published its terms here yet. Ask for them before you enrol: <a href="mailto:${email}" target="_top">${email}</a>.</p>`;
  return documentPage({
    ...{ title, brand, chapters },
    lead: isSample ? 'Sample terms, not legal advice.' : '',
    facts: changedAt ? `Last changed on ${dayOf(changedAt)}` : '',
    main: text ? html`${named(before)}${parts}` : missing,
  });
}

const linksOutside = (markup: string, siteOrigin: string) =>
  markup.replaceAll('<a href="/', `<a href="${siteOrigin}/`).replaceAll(/<a href="[^"]*"/g, '$& target="_top"');

const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
