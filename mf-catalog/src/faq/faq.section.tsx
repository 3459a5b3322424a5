import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { Accuracy } from './accuracy.tsx';
import { type FaqData, loadQuestions } from './faq.data.ts';
import styles from './faq.section.module.css';
import { FaqBlock } from './faq-block.tsx';

const shownAtHome = 6;

/** Six questions on the home page, beside the two figures of accuracy. */
function FaqSection({ number, data: { questions } }: SectionProps<FaqData>) {
  return (
    <section className="sect" id="faq" aria-labelledby="faq-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div className="cols">
        <div data-span="7">
          <h2 id="faq-title" className={styles.title}>
            Questions, with their answers.
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
