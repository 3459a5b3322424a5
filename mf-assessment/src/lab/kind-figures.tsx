import { figures } from './domain/figures.ts';
import type { TextKind } from './domain/rules/rule.ts';
import { type BlindSet, blindSets, percentOf, type ShownOfKind, type Truth, textSets } from './domain/standing.ts';
import { kindNames } from './kind-names.ts';
import styles from './rules.module.css';

/** What Card Lab shows of the texts of each kind, and how often it is true, in the sets that know no rule. */
export const KindFigures = () => (
  <section>
    <h2 className={styles.title}>By kind of text</h2>
    <p>
      Of texts by people who had not seen the rules, told their kind. What Card Lab does not see is called “not seen” in
      the order of its list; the first three are shown at once.
    </p>
    <ul className={styles.rules}>
      {kindNames.map(([kind, name]) => (
        <li key={kind} className={styles.rule}>
          <h3>{name}</h3>
          <dl className={styles.figures}>
            {blindSets.map((set) => (
              <div key={set}>
                <dt>{textSets[set].name}</dt> <dd>{textOf(kind, set)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

function textOf(kind: TextKind, set: BlindSet): string {
  const shown = figures.shown[set][kind];
  const { texts, guessed } = shown;
  if (texts === 0) return 'no text';
  const taken = kindNames
    .filter(([other]) => other !== kind && guessed[other])
    .map(([other, name]) => `${guessed[other]} taken for ${other === 'none' ? 'none of these' : name.toLowerCase()}`);
  const kindText = `Kind guessed right for ${guessed[kind] ?? 0} of ${texts}${taken.length > 0 ? ` (${taken.join(', ')})` : ''}.`;
  return 'marks' in shown ? `${kindText} ${resultText(shown)}` : kindText;
}

const resultText = ({ marks, expected, notSeen, firstThree }: ShownOfKind) =>
  [
    `Marks right: ${truthText(marks)}.`,
    `Seen: ${truthText([marks[0], expected - marks[0]])} of what is there.`,
    `Not seen, and really not there: ${truthText(notSeen)}; of the first three ${truthText(firstThree)}.`,
  ].join(' ');

const truthText = ([right, wrong]: Truth) => `${right} of ${right + wrong} (${percentOf([right, wrong])}%)`;
