import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, NumberedSection } from '@agile-languages/shared/ui';
import { type FaqData, loadQuestions } from '../faq/faq.data.ts';
import { FaqBlock } from '../faq/faq-block.tsx';
import type { FaqEntry } from '../faq/faq-entries.ts';
import { ContactLink } from '../sections/contact-link.tsx';
import { RuledList } from '../sections/ruled-list.tsx';
import { BeforeAfter } from './before-after.tsx';
import styles from './companies.page.module.css';
import { NinetyDays } from './ninety-days.tsx';

function CompaniesPage({ data: { questions } }: PageProps<FaqData>) {
  return (
    <>
      <section className="sect page-top">
        <div className="opening">
          <h1>One vocabulary across departments</h1>
          <div className="stack">
            <p className="lead">
              Sales, operations and development describe the same change in three ways. Each makes sense to whoever
              wrote it. The Languages put all three on one card.
            </p>
            <ButtonRow>
              <ContactLink />
              <Link to={paths.classes}>Upcoming classes</Link>
            </ButtonRow>
          </div>
        </div>
      </section>
      <NumberedSection number={1} title="The same change request, before and after">
        <BeforeAfter />
      </NumberedSection>
      <NumberedSection
        number={2}
        title="How it works in 90 days"
        lead="Thirteen weeks, with the same assessment at both ends. What changed can be read, criterion by criterion."
      >
        <NinetyDays />
      </NumberedSection>
      <NumberedSection number={3} title="What you get">
        <RuledList entries={results} />
        <p className={styles.end}>
          You can put the assessment on your own site: <Link to={paths.embed}>try it here</Link>.
        </p>
      </NumberedSection>
      <NumberedSection
        number={4}
        title="Seats and private classes"
        lead="A Corporate Trainer opens accounts for your people."
      >
        <RuledList entries={seats} />
      </NumberedSection>
      <NumberedSection number={5} title="Questions">
        <div className={styles.questions}>
          <FaqBlock questions={questions} lines={13} />
        </div>
        <div className={styles.end}>
          <ContactLink />
        </div>
      </NumberedSection>
    </>
  );
}

const results = [
  [
    'Team assessment',
    'A coach observes real work with 120+ criteria and names the [evidence](management-evidence) for each finding. We do it twice, before and after.',
  ],
  [
    'Personal plans',
    'Every member knows which Languages to learn, in what order and by when. The plan follows from the role and the assessment.',
  ],
  [
    'Coached hand-overs',
    '[Business to product](product-business-to-product), [product to development](product-product-to-development), [development to operations](product-development-to-operations). A coach sits in and marks what the receiver still has to ask.',
  ],
  [
    'Report to the sponsor',
    '[Level](product-level) per Language, three strongest and three weakest categories, five findings with their evidence, and a plan for the next 90 days.',
  ],
] as const;

const seats = [
  [
    'Seats in open classes',
    'Write the class name and the number of seats. The [Corporate Trainer](product-corporate-trainer) opens the memberships.',
  ],
  ['A class of your own', 'One product case for the whole class, and it is yours. Dates follow your calendar.'],
  ['Payment', 'The price on the class card is the price at check-out. Tax is shown as Free.'],
] as const;

function companyQuestions(entries: readonly FaqEntry[]): readonly FaqEntry[] {
  const grouped = entries.filter(({ group }) => group === 'membership' || group === 'classes');
  return (grouped.length > 0 ? grouped : entries).slice(0, 7);
}

const head = (): PageHead => ({
  title: 'For companies',
  description:
    'One vocabulary across departments in 90 days: assess, learn, coach, assess again. With a change request before and after.',
});

export default definePage({
  load: {
    questions: async (api, _address, options) => companyQuestions(await loadQuestions(api, options)),
  },
  head,
  Page: CompaniesPage,
});
