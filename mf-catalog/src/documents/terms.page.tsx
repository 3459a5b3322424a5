import { termsChapters } from '@agile-languages/shared/content';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { loadTexts, type Texts } from '../texts/texts.data.ts';
import { EmbeddedDocument } from './embedded-document.tsx';

interface TermsData {
  texts: Texts;
}

function TermsPage({ data: { texts } }: PageProps<TermsData>) {
  const { chapters, state } = lastValueOf(texts)?.terms ?? {};
  return (
    <EmbeddedDocument
      title="Terms and conditions"
      lead={leadOf(state)}
      url={siteConfig().termsUrl}
      chapters={(isElsewhere() ? [] : (chapters ?? [])).map(chapterOf)}
    />
  );
}

const about = 'Membership, classes, payment, transfer and certification.';

function leadOf(state: string | undefined): string {
  const { brand, email } = siteConfig();
  if (isElsewhere() || state === undefined) return about;
  if (state === 'sample') return `${about} Sample terms, not legal advice.`;
  return `${brand} has not published its terms here yet. Ask for them before you enrol: ${email}.`;
}

const isElsewhere = () => !siteConfig().termsUrl.startsWith(siteConfig().fileBase);

/** `contact Contact` */
function chapterOf(chapter: string) {
  const [id = '', ...title] = chapter.split(' ');
  return { id, title: title.join(' ') };
}

const sample = { id: 'terms', name: '', chapters: termsChapters.map(({ id, title }) => `${id} ${title}`) };

const head = (): PageHead => ({
  title: 'Terms and conditions',
  description: 'Terms for membership, classes, payment, cancellation and transfer, certification and personal data.',
});

export default definePage<TermsData>({
  load: { texts: (api, _address, options) => loadTexts(api, 'terms', [sample], options) },
  head,
  Page: TermsPage,
});
