import { languages } from '@agile-languages/shared/content';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass, Mark, NumberedSection } from '@agile-languages/shared/ui';
import { CardPicture } from '../drawings/card-picture.tsx';
import { ContactLink } from '../sections/contact-link.tsx';
import { RuledList } from '../sections/ruled-list.tsx';
import { type PlanStep, PlanStrip } from './plan-strip.tsx';
import styles from './startups.page.module.css';

function StartupsPage() {
  return (
    <>
      <section className="sect page-top">
        <div className="opening">
          <h1>Two people can misunderstand each other too.</h1>
          <div className="stack">
            <p className="lead">
              One thinks in customers, the other in screens. A product file keeps both in step, and it is still there
              when the third person joins.
            </p>
            <ButtonRow>
              <Link to={paths.classes} className={buttonClass()}>
                Upcoming classes
              </Link>
              <ContactLink variant="line" />
            </ButtonRow>
          </div>
        </div>
      </section>
      <NumberedSection number={1} title="From idea to Business Case Card in a week">
        <PlanStrip steps={week} />
      </NumberedSection>
      <NumberedSection number={2} title="From card to first form in a month">
        <PlanStrip steps={month} />
      </NumberedSection>
      <NumberedSection number={3} title="What to skip until later">
        <RuledList entries={later} />
      </NumberedSection>
      <NumberedSection
        number={4}
        title="A file an investor and a developer can both read"
        lead="The investor starts at the price, the developer at the input. The figures on both cards agree."
      >
        <div className={styles.cards}>
          <CardPicture kind="business-case" />
          <CardPicture kind="form" />
        </div>
      </NumberedSection>
      <NumberedSection
        number={5}
        title="Languages in order"
        lead={`Four Languages, ${hours} hours. Take one, use it for a few weeks, then take the next.`}
      >
        <ol className={styles.order}>
          {inOrder.map(({ id, key, name, hours: length }) => (
            <li key={id} data-lang={key} className={styles.step}>
              <Link to={paths.language(id)}>
                <Mark language={key} size={2.2} />
                <b>{name}</b>
                <span>{`${length} hours`}</span>
              </Link>
            </li>
          ))}
        </ol>
        <ButtonRow className={styles.end}>
          <Link to={paths.classes} className={buttonClass()}>
            Upcoming classes
          </Link>
        </ButtonRow>
      </NumberedSection>
    </>
  );
}

const inOrder = ['Money', 'User Story', 'Form', 'Data Flow'].flatMap((name) =>
  languages.filter((language) => language.name === name),
);
const hours = inOrder.reduce((sum, language) => sum + language.hours, 0);

const week: readonly PlanStep[] = [
  ['Monday', 'money', 'One sentence that says what the service does. Read it to somebody who has never heard of it.'],
  [
    'Tuesday',
    'money',
    '[Segments](money-customer-segment-definition) with a rule that puts a customer in or out. Who pays and who uses are listed separately.',
  ],
  [
    'Wednesday',
    'money',
    'A price per segment, and the number of people who were asked. The rest is marked as a guess.',
  ],
  ['Thursday', 'money', 'Three rivals for the same budget. Doing nothing is one of them.'],
  [
    'Friday',
    'money',
    '[Revenue stoppers](money-revenue-stopper) with a likelihood and an amount. Then ten minutes to defend the card.',
  ],
];

const month: readonly PlanStep[] = [
  ['Week 1', 'story', 'The three stories that earn the first money. Each has a real role, one action and a benefit.'],
  ['Week 2', 'story', 'Every input of these stories, with type, limits and a [refused value](story-refused-value).'],
  [
    'Week 3',
    'form',
    'The first form, described before it is drawn: groups, events, [empty and error states](form-empty-loading-and-error-states).',
  ],
  ['Week 4', 'flow', 'The flow from order to delivery, with the data on every arrow. One record is walked through it.'],
];

const later = [
  [
    'User Story Management at scale',
    'With one backlog and four people, an order on one page is enough. Take the Language when two teams share a flow.',
  ],
  ['Data Oriented Programming', 'Until somebody else calls your operations, the stories hold what you need.'],
  [
    'Financial Statement in full',
    '[Price times quantity](statement-price-times-quantity) and the month the cash runs out come first. The rest follows.',
  ],
] as const;

const head = (): PageHead => ({
  title: 'For startups',
  description:
    'From idea to Business Case Card in a week, from card to first form in a month: four Languages in the order a startup needs them.',
});

export default definePage({ head, Page: StartupsPage });
