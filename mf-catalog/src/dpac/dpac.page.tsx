import {
  type ApiClient,
  type ClassRow,
  parsePattern,
  type ReadOptions,
  withoutDescriptions,
} from '@agile-languages/shared/api';
import { homeTexts } from '@agile-languages/shared/content';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { NumberedSection } from '@agile-languages/shared/ui';
import { type FaqData, loadQuestions } from '../faq/faq.data.ts';
import { FaqBlock } from '../faq/faq-block.tsx';
import type { FaqEntry } from '../faq/faq-entries.ts';
import { TermText } from '../glossary/term-text.tsx';
import { loadTexts, type Texts } from '../texts/texts.data.ts';
import { columns } from './dpac.content.ts';
import styles from './dpac.page.module.css';
import { DpacHead, DpacLinks } from './dpac-head.tsx';
import { Procedure } from './procedure.tsx';

/** Of the programme's live classes (specification, section 4). */
const programmeHours = 60;
const digitalProduct = '1111118';

function DpacPage({ data: { questions, starts, holders } }: PageProps<DpacData>) {
  return (
    <>
      <DpacHead starts={starts} holders={lastValueOf(holders)} />
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
  holders: Texts[string];
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

/** Those that mention it when the provider has no groups. */
export function certificationQuestions(entries: readonly FaqEntry[]): readonly FaqEntry[] {
  const grouped = entries.filter(({ group }) => group === 'certification');
  return grouped.length > 0 ? grouped : entries.filter(({ question }) => /certif|DPAC/i.test(question));
}

function CoachColumns() {
  return (
    <section className="sect" aria-label="What a coach is">
      <span className="sect-no" aria-hidden="true">
        1
      </span>
      <div className={styles.columns}>
        {columns.map(({ title, list }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {list.map((entry) => (
                <li key={entry}>
                  <TermText text={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The next first. */
async function loadStarts(api: ApiClient, options?: ReadOptions): Promise<readonly ClassRow[]> {
  const request = { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId: digitalProduct };
  const { rows } = await api.getClassList(request, options);
  return rows.filter(({ pattern }) => parsePattern(pattern)?.totalHours === programmeHours);
}

export default definePage({
  load: {
    starts: (api, _address, options) => loadStarts(api, options),
    holders: async (api, _address, options) => (await loadTexts(api, 'home', homeTexts, options))['home-holders'] ?? {},
    questions: async (api, _address, options) => certificationQuestions(await loadQuestions(api, options)),
  },
  inDocument: { starts: withoutDescriptions },
  head,
  Page: DpacPage,
});
