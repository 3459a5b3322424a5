import { Button, Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { askOf, type Judgement, vagueWordsId } from './domain/judge.ts';
import type { KindRules } from './domain/kinds/kind-rules.ts';
import { namesOf, outlineOf, vagueWordsAsk } from './domain/outline.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './lab.module.css';
import { Folded, NotSeen, shownAtOnce } from './not-seen.tsx';

export function Findings({ judgement, off, isOffByLink, onSwitch, headingLevel = 2 }: FindingsProps) {
  const { source, conflicts, isSilent, rules, other, vagueWords } = judgement;
  const names = namesOf(rules);
  const switchedOff = [...off].filter((id) => names.has(id));
  const { vague, missing, overlooked, inputless, found } = outlineOf(judgement);
  const asks = other?.asks ?? [];
  if (judgement.words === 0 || !judgement.isEnglish) return null;
  const rowOf = (finding: Judgement['findings'][number]) => (
    <RuleRow key={finding.rule.criterion} finding={finding} judgement={judgement} onSwitch={onSwitch} />
  );
  const vagueList = (
    <List level={headingLevel} title="Vague" count={vague.length + vagueWords.length}>
      {vagueWords.length > 0 ? (
        <FindingRow
          id={vagueWordsId}
          name="Vague words"
          verdict="vague"
          quote={vagueWords.map(({ start, end }) => source.slice(start, end)).join(', ')}
          ask={vagueWordsAsk}
          onSwitch={onSwitch}
        />
      ) : null}
      {vague.map(rowOf)}
    </List>
  );
  if (isSilent)
    return (
      <div className={styles.lists}>
        {vagueList}
        <ul className={styles.findings}>{judgement.findings.slice(0, shownAtOnce).map(rowOf)}</ul>
      </div>
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
      <List level={headingLevel} title="Asked first" count={asks.length}>
        {asks.map((ask) => (
          <li key={ask} className={styles.finding}>
            <p className={styles.whole}>{ask}</p>
          </li>
        ))}
      </List>
      {vagueList}
      <List level={headingLevel} title="Not seen" count={missing.length + inputless.length}>
        <NotSeen rows={missing.map(rowOf)} inputless={inputless.length} claims={rules.claims} />
      </List>
      <List level={headingLevel} title="Look yourself" count={overlooked.length}>
        <Folded summary="The rules often miss these" rows={overlooked.map(rowOf)} />
      </List>
      <List level={headingLevel} title="Found" count={found.length}>
        {found.map(rowOf)}
      </List>
      <List level={headingLevel} title="Not in any text" count={rules.unreadable.length}>
        {rules.unreadable.map(unreadableRow)}
      </List>
      <List level={headingLevel} title="Rules switched off" count={switchedOff.length}>
        {isOffByLink ? (
          <li className={styles.finding}>
            <p className={styles.whole}>Switched off by the link. What you switch here ends with this page.</p>
          </li>
        ) : null}
        {switchedOff.map((id) => (
          <SwitchedOff key={id} name={names.get(id)} onSwitchOn={() => onSwitch(id, true)} />
        ))}
      </List>
    </div>
  );
}

interface RuleRowProps extends Pick<FindingsProps, 'judgement' | 'onSwitch'> {
  finding: Judgement['findings'][number];
}

function RuleRow({ finding, judgement: { rules, source }, onSwitch }: RuleRowProps) {
  const { rule, verdict, mark, isHint } = finding;
  const { criterion, name } = rule;
  return (
    <FindingRow
      id={`${criterion}`}
      name={name}
      category={rules.groups.find((group) => group.rules.includes(rule))?.category}
      verdict={verdict}
      isHint={isHint}
      quote={mark && source.slice(mark.start, mark.end).replace(/\*\*|__/g, '')}
      ask={verdict === 'found' ? undefined : askOf(finding)}
      explanation={rules.explanations?.[criterion]}
      onSwitch={onSwitch}
    />
  );
}

const SwitchedOff = ({ name, onSwitchOn }: { name: string | undefined; onSwitchOn: () => void }) => (
  <li className={styles.finding}>
    {name}{' '}
    <Button variant="quiet" size="small" onClick={onSwitchOn}>
      Switch on <span className="visually-hidden">{name}</span>
    </Button>
  </li>
);

const unreadableRow = ({ criterion, name, why }: KindRules['unreadable'][number]) => (
  <li key={criterion} className={styles.finding}>
    <p className={styles.name}>
      <strong>{name}</strong>
    </p>
    <p>{why}</p>
  </li>
);

const List = ({ level, title, count, children }: ListProps) =>
  count > 0 ? (
    <section>
      <Heading level={level} className={styles.listTitle}>
        {title} <span className={styles.count}>{count}</span>
      </Heading>
      <ul className={styles.findings}>{children}</ul>
    </section>
  ) : null;

interface ListProps {
  level: HeadingLevel;
  title: string;
  count: number;
  children: ReactNode;
}

interface FindingsProps {
  judgement: Judgement;
  headingLevel?: HeadingLevel;
  off: ReadonlySet<string>;
  isOffByLink?: boolean;
  onSwitch: (id: string, isOn: boolean) => void;
}
