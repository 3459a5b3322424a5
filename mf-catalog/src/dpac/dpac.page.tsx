import { type ClassRow, withoutDescriptions } from '@agile-languages/shared/api';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { type FaqData, loadQuestions } from '../faq/faq.data.ts';
import { FaqBlock } from '../faq/faq-block.tsx';
import { NumberedSection } from '../sections/numbered-section.tsx';
import { certificationQuestions } from './certification-questions.ts';
import { CoachColumns } from './coach-columns.tsx';
import styles from './dpac.page.module.css';
import { DpacHead } from './dpac-head.tsx';
import { DpacLinks } from './dpac-links.tsx';
import { Procedure } from './procedure.tsx';
import { loadStarts } from './starts.data.ts';

function DpacPage({ data: { questions, starts } }: PageProps<DpacData>) {
  return (
    <>
      <DpacHead starts={starts} />
      <CoachColumns />
      <NumberedSection number={2} title="Procedure: twelve steps to the certificate">
        <Procedure />
      </NumberedSection>
      <NumberedSection number={3} title="Validity check">
        <div className={styles.validity}>
          <p className="lead">
            Every certificate carries a number. A searchable registry is coming soon; until then a certificate is
            confirmed in writing with the holder’s consent.
          </p>
          <DpacLinks />
        </div>
      </NumberedSection>
      {lastValueOf(questions)?.length === 0 ? null : (
        <NumberedSection number={4} title="Questions about certification">
          <FaqBlock questions={questions} lines={9} />
        </NumberedSection>
      )}
    </>
  );
}

interface DpacData extends FaqData {
  starts: readonly ClassRow[];
}

const head = (): PageHead => ({
  title: 'Digital Product Agile Coach (DPAC)',
  description:
    'The DPAC certification in twelve steps: 60 hours of live classes, an individual final project, a defence and a grade.',
  jsonLd: [
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'Digital Product Agile Coach (DPAC)',
      credentialCategory: 'certification',
      url: `${siteConfig().origin}${paths.programme}`,
      recognizedBy: { '@type': 'Organization', name: siteConfig().brand, url: siteConfig().origin },
    },
  ],
});

export default definePage({
  load: {
    starts: (api, _address, options) => loadStarts(api, options),
    questions: async (api, _address, options) => certificationQuestions(await loadQuestions(api, options)),
  },
  inDocument: { starts: withoutDescriptions },
  head,
  Page: DpacPage,
});
