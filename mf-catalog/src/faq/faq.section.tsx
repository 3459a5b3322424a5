import { accuracyTexts } from '@agile-languages/shared/content';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { loadTexts, type Texts } from '../texts/texts.data.ts';
import { type FaqData, loadQuestions } from './faq.data.ts';
import styles from './faq.section.module.css';
import { FaqBlock } from './faq-block.tsx';

const shownAtHome = 6;

interface FaqSectionData extends FaqData {
  accuracy: Texts;
}

/** Without questions the figures stand alone. */
function FaqSection({ number, data: { questions, accuracy } }: SectionProps<FaqSectionData>) {
  const claims = claimsIn(lastValueOf(accuracy));
  if (lastValueOf(questions)?.length === 0)
    return claims[0] ? (
      <section className="sect" aria-label="Accuracy">
        <span className="sect-no" aria-hidden="true">
          {number}
        </span>
        <Accuracy claims={claims} />
      </section>
    ) : null;

  return (
    <section className="sect" id="faq" aria-labelledby="faq-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div className="cols">
        <div data-span="7">
          <h2 id="faq-title" className={styles.title}>
            Questions and answers.
          </h2>
          <FaqBlock questions={questions} lines={13} seeMore={false} />
        </div>
        <div data-span="5">{claims[0] ? <Accuracy claims={claims} /> : null}</div>
      </div>
    </section>
  );
}

/** A claim that was published empty is not shown. */
const claimsIn = (texts: Texts = {}) => Object.entries(texts).filter(([, { figure, words }]) => figure || words);

function Accuracy({ claims }: { claims: ReturnType<typeof claimsIn> }) {
  return (
    <div className={styles.accuracy}>
      {claims.map(([id, { figure = '', words }]) => (
        <div key={id}>
          <p className={styles.figure}>{figure}</p>
          <Ruler to={percentageIn(figure)} />
          <p>{words}</p>
        </div>
      ))}
      <p className="note">{`As stated by ${siteConfig().brand}`}</p>
    </div>
  );
}

/** Without a percentage the ruler is empty. */
const percentageIn = (figure: string): number => Math.min(100, Number(/(\d+)\s*%/.exec(figure)?.[1] ?? 0));

function Ruler({ to }: { to: number }) {
  return (
    <svg className={styles.ruler} width="100%" height="24" aria-hidden="true" focusable="false">
      <rect width={`${to}%`} height="24" fill="var(--marker)" />
      <rect width="100%" height="1.5" fill="var(--ink)" />
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((tick) => (
        <rect
          key={tick}
          x={`${tick}%`}
          width="1.5"
          height="10"
          fill={tick > 0 && tick < to ? 'var(--marker-ink)' : 'var(--ink)'}
        />
      ))}
      <rect x="100%" width="1.5" height="10" fill="var(--ink)" transform="translate(-1.5)" />
    </svg>
  );
}

export default defineSection<FaqSectionData>({
  load: {
    questions: async (api, _address, options) => (await loadQuestions(api, options)).slice(0, shownAtHome),
    accuracy: (api, _address, options) => loadTexts(api, 'accuracy', accuracyTexts, options),
  },
  Section: FaqSection,
});
