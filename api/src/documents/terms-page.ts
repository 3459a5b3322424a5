import { termsChapters } from '@agile-languages/shared/content';
import { html } from '../html.ts';
import type { DocumentSettings } from './document-settings.ts';
import { documentPage } from './page.ts';
import { terms } from './terms/terms.ts';

export const termsPage = ({ brand, email }: DocumentSettings): string =>
  documentPage({
    title: 'Terms and conditions',
    lead: 'Sample terms, not legal advice.',
    facts: 'Last changed on 21 November 2026',
    brand,
    chapters: termsChapters,
    main: html`${termsChapters.map(
      ({ id, title }, index) => html`<section class="chapter" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="number">${index + 1}</span> ${title}</h2>
<ol class="clauses">${terms[id].map((clause) => html`<li>${clause.replaceAll('{brand}', brand).replaceAll('{email}', email)}</li>`)}</ol>
</section>
`,
    )}`,
  });
