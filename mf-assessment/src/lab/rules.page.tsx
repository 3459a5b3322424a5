import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { allChecks } from './domain/checks/all-checks.ts';
import { criterionOf } from './domain/criteria.ts';
import { explanations } from './domain/explanations.ts';
import { figures } from './domain/figures.ts';
import {
  blindSets,
  leastRightOfRule,
  leastRightOfVague,
  percentOf,
  precisionOf,
  recallOf,
  sumOfShown,
  type TextSet,
  textSets,
  totalOf,
} from './domain/standing.ts';
import { KindFigures } from './kind-figures.tsx';
import { switchedOffStorage } from './lab-storage.ts';
import { RuleRow } from './rule-row.tsx';
import styles from './rules.module.css';
import { useSwitchedOff } from './use-switched-off.ts';

const criteria = Object.keys(explanations)
  .map(Number)
  .filter((id) => id > 0)
  .map((id) => ({ id: `${id}`, ...criterionOf(id) }));
const categories = [...new Set(criteria.map(({ category }) => category))];

function RulesPage() {
  const [off, onSwitch] = useSwitchedOff(switchedOffStorage);
  const common = { off, onSwitch };
  const count = Object.values(figures.texts).reduce((sum, length) => sum + length, 0);
  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>The rules of Card Lab</h1>
          <p className="lead">
            What each rule looks for, a text that passes, one that fails, and how often it was right on {count} invented
            texts.
          </p>
        </div>
        <div className={styles.how}>
          <ul>
            {Object.entries(textSets).map(([set, { name, origin }]) => (
              <li key={set}>
                <strong>{name}</strong>: {figures.texts[set as TextSet]} texts, {origin}. {sharesText(set as TextSet)}
              </li>
            ))}
          </ul>
          <p>
            In texts by another hand the rules found {percentOf(sumOfShown(figures.shown['other-hand']).seen)} of 100 of
            what was there. Look for what they call not seen in your text before you believe it. A rule of a kind of
            text that nobody else has written yet is a hint in pencil. The figures are counted by the project’s tests.
          </p>
          <p>
            Vague words, such as “asap”, “user-friendly” or “as usual”, are marked wherever they stand in an English
            text, but not in quotes. They are not counted here. Of inputs only what their sort can have is asked: no
            decimals of a date.
          </p>
          <p>
            <strong>Right</strong>: the expected mark. <strong>Missed</strong>: a mark was expected and not given.{' '}
            <strong>False alarm</strong>: a mark that should not be there. A rule of which less than 90% of the marks
            are right, or with four marks or fewer, is a hint in pencil; one under {leastRightOfRule}% is not used. For
            that, each mark in a text of somebody who had not seen the rules counts, and all others together like two.
            Where less than {leastRightOfVague}% of its vague marks are right, these alone are not used.
          </p>
          <p>
            <Link to={paths.lab}>Read a text of your own in Card Lab</Link>
          </p>
        </div>
        <KindFigures />
        {categories.map((category) => (
          <section key={category}>
            <h2 className={styles.title}>{category}</h2>
            <ul className={styles.rules}>
              {criteria
                .filter((criterion) => criterion.category === category)
                .map(({ id, name, meaning }) => (
                  <RuleRow key={id} id={id} name={name} meaning={meaning} {...common} />
                ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className={styles.title}>Statements that contradict each other</h2>
          <ul className={styles.rules}>
            {allChecks.map(({ id, name }) => (
              <RuleRow key={id} id={id} name={name} {...common} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

function sharesText(set: TextSet): string {
  const total = totalOf(Object.values(figures.rules).map((counts) => counts[set]));
  return `Of the marks that all rules gave, also those that are not used, ${precisionOf(total)}% are right; of those expected ${recallOf(total)}% were given.${shownText(set)}`;
}

function shownText(set: TextSet): string {
  const blind = blindSets.find((each) => each === set);
  if (!blind) return '';
  const { marks, seen } = sumOfShown(figures.shown[blind]);
  return ` Of the marks that are shown, ${percentOf(marks)}% are right; of what is there, ${percentOf(seen)}% is seen. These texts also decide which rules are used; of the marks in texts that do not, ${percentOf(figures.heldOut[blind])}% are right.`;
}

const head = (): PageHead => ({
  title: 'The rules of Card Lab',
  description: `${criteria.length} rules and ${allChecks.length} comparisons that Card Lab reads a text with: what each looks for, examples, and how often it was right.`,
});

export default definePage({ head, Page: RulesPage });
