import { type LanguageKey, languages } from '@agile-languages/shared/content';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import styles from './capability.section.module.css';

const entries: readonly Entry[] = [
  {
    verb: 'Describe',
    object: 'revenue before features',
    sense: 'Say who pays, how much, and why they would stop.',
    example: 'Each revenue line is price multiplied by quantity, per period.',
    see: 'money',
  },
  {
    verb: 'Draw',
    object: 'what moves',
    sense: 'A data flow shows what each step needs and what it leaves behind.',
    example: 'Steps are verbs with an object, numbered in order.',
    see: 'flow',
  },
  {
    verb: 'Write',
    object: 'stories with complete inputs',
    sense: 'A role, an action, a benefit, and every input described.',
    example: 'The role is a real role, never ‘the user’.',
    see: 'story',
  },
  {
    verb: 'Specify',
    object: 'a screen in words',
    sense: 'Sixteen input types, six events, no surprises.',
    example: 'What a click does is written as one sentence.',
    see: 'form',
  },
  {
    verb: 'Name',
    object: 'data once',
    sense: 'Name the thing, its properties and its key.',
    example: 'One term, one meaning: the same word names the same thing on every card.',
    see: 'data',
  },
  {
    verb: 'Close',
    object: 'issues with evidence',
    sense: 'Order the work, show the blocks, close with evidence.',
    example: 'A picture, a query or a test shows that it is fixed.',
    see: 'management',
  },
];

function CapabilitySection({ number }: SectionProps) {
  return (
    <section className="sect" id="capability" aria-labelledby="capability-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 className="visually-hidden" id="capability-title">
          What a team can do afterwards
        </h2>
        <p className={styles.guideWords} aria-hidden="true">
          <span>describe</span>
          <span>close</span>
        </p>
        <div className={`phone-row ${styles.dictionary}`}>
          {entries.map((entry) => (
            <DictionaryEntry key={entry.verb} {...entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

function DictionaryEntry({ verb, object, sense, example, see }: Entry) {
  const language = languages.find(({ key }) => key === see);
  return (
    <article className={styles.entry} data-lang={see}>
      <h3 className={styles.head}>
        <b>{verb}</b> {object}
      </h3>
      <p className={styles.sense}>{sense}</p>
      <p className={styles.example}>{example}</p>
      <p className={styles.see}>
        see{' '}
        <Link to={language ? paths.language(language.id) : paths.languages}>
          <Mark language={see} size={1.25} />
          {language?.name}
        </Link>
      </p>
    </article>
  );
}

interface Entry {
  verb: string;
  object: string;
  sense: string;
  example: string;
  see: LanguageKey;
}

export default defineSection({ Section: CapabilitySection });
