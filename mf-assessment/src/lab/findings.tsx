import { Button, Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { Judgement } from './domain/judge.ts';
import type { KindRules } from './domain/kinds/kind-rules.ts';
import { outlineOf } from './domain/outline.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './lab.module.css';

/** All findings as lists: contradictions, vague, missing, found, and what no text shows. */
export function Findings({ judgement, off, onSwitch, headingLevel = 2 }: FindingsProps) {
  const { conflicts, isSilent, rules } = judgement;
  const names = namesOf(rules);
  const switchedOff = [...off].filter((id) => names.has(id));
  const { vague, missing, inputless, found } = outlineOf(judgement);
  if (judgement.words === 0) return null;
  if (isSilent)
    return (
      <ul className={styles.findings}>
        {missing.slice(0, 3).map((finding) => (
          <FindingRow key={finding.rule.criterion} {...rowOf(finding)} onSwitch={onSwitch} />
        ))}
      </ul>
    );
  return (
    <div className={styles.lists}>
      <List level={headingLevel} title="Contradictions" count={conflicts.length}>
        {conflicts.map(({ check, name, isHint, ask }) => (
          <FindingRow
            key={check}
            id={check}
            verdict="conflict"
            name={name}
            isHint={isHint}
            ask={ask}
            onSwitch={onSwitch}
          />
        ))}
      </List>
      <List level={headingLevel} title="Vague" count={vague.length}>
        {vague.map((finding) => (
          <FindingRow key={finding.rule.criterion} {...rowOf(finding)} onSwitch={onSwitch} />
        ))}
      </List>
      <List level={headingLevel} title="Missing" count={missing.length + inputless.length}>
        {inputless.length > 0 ? (
          <li className={styles.finding}>
            No input is named. If there are inputs, write each with its label and its type: {inputless.length} criteria
            then ask about them.
          </li>
        ) : null}
        {missing.map((finding) => (
          <FindingRow key={finding.rule.criterion} {...rowOf(finding)} onSwitch={onSwitch} />
        ))}
      </List>
      <List level={headingLevel} title="Found" count={found.length}>
        {found.map((finding) => (
          <FindingRow key={finding.rule.criterion} {...rowOf(finding)} onSwitch={onSwitch} />
        ))}
      </List>
      <List level={headingLevel} title="Not in any text" count={rules.unreadable.length}>
        {rules.unreadable.map(({ criterion, name, why }) => (
          <li key={criterion} className={styles.finding}>
            <p className={styles.name}>
              <strong>{name}</strong>
            </p>
            <p>{why}</p>
          </li>
        ))}
      </List>
      <List level={headingLevel} title="Rules you switched off" count={switchedOff.length}>
        {switchedOff.map((id) => (
          <li key={id} className={styles.finding}>
            {names.get(id)}{' '}
            <Button variant="quiet" size="small" onClick={() => onSwitch(id, true)}>
              Switch on <span className={styles.unseen}>{names.get(id)}</span>
            </Button>
          </li>
        ))}
      </List>
    </div>
  );

  function rowOf({ rule, verdict, mark, isHint }: Judgement['findings'][number]) {
    const { criterion, name, ask, askVague } = rule;
    const category = rules.groups.find((group) => group.rules.includes(rule))?.category;
    const question = verdict === 'found' ? undefined : verdict === 'vague' ? (askVague ?? ask) : ask;
    const quote = mark && judgement.source.slice(mark.start, mark.end).replace(/\*\*|__/g, '');
    const explanation = rules.explanations?.[criterion];
    return { id: `${criterion}`, name, category, verdict, isHint, quote, ask: question, explanation };
  }
}

const List = ({ level, title, count, children }: ListProps) =>
  count > 0 ? (
    <section>
      <Heading level={level} className={styles.listTitle}>
        {title} <span className={styles.count}>{count}</span>
      </Heading>
      <ul className={styles.findings}>{children}</ul>
    </section>
  ) : null;

/** Names of the rules and checks of a kind, by id. */
const namesOf = ({ groups, checks }: KindRules) =>
  new Map([
    ...groups.flatMap((group) => group.rules.map(({ criterion, name }): [string, string] => [`${criterion}`, name])),
    ...checks.map(({ id, name }): [string, string] => [id, name]),
  ]);

interface ListProps {
  level: HeadingLevel;
  title: string;
  count: number;
  children: ReactNode;
}

interface FindingsProps {
  judgement: Judgement;
  /** Of the lists. Default 2. */
  headingLevel?: HeadingLevel;
  /** Ids of rules and checks that are switched off, of any kind. */
  off: ReadonlySet<string>;
  onSwitch: (id: string, isOn: boolean) => void;
}
