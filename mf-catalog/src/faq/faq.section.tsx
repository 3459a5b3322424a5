import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { Accuracy } from './accuracy.tsx';
import { type FaqData, loadQuestions } from './faq.data.ts';
import styles from './faq.section.module.css';
import { FaqBlock } from './faq-block.tsx';

const shownAtHome = 6;

/** Six questions on the home page, beside the two figures of accuracy, which stand alone without questions. */
function FaqSection({ number, data: { questions } }: SectionProps<FaqData>) {
  if (lastValueOf(questions)?.length === 0)
    return (
      <section className="sect" aria-label="Accuracy">
        <span className="sect-no" aria-hidden="true">
          {number}
        </span>
        <Accuracy />
      </section>
    );

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
        <div data-span="5">
          <Accuracy />
        </div>
      </div>
    </section>
  );
}

export default defineSection({
  load: { questions: async (api, _address, options) => (await loadQuestions(api, options)).slice(0, shownAtHome) },
  Section: FaqSection,
});
