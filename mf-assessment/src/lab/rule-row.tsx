import { Switch } from '@agile-languages/shared/ui';
import { explanations } from './domain/explanations.ts';
import { figures } from './domain/figures.ts';
import { type Counts, precisionOf, type TextSet, textSets } from './domain/standing.ts';
import { standings } from './domain/standings.ts';
import styles from './rules.module.css';

export function RuleRow({ id, name, meaning, off, onSwitch }: RuleRowProps) {
  const counted = figures.rules[id];
  const standing = counted && (standings[id] ?? 'shown');
  const { why, pass, fail } = explanations[id] ?? unknown;
  return (
    <li className={styles.rule}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {meaning ? <p className="soft">{meaning}</p> : null}
        <p className={styles.standing}>
          {standing ? words[standing] : null}
          {standings[`${id}v`] ? '; what it calls vague is not used' : null}
        </p>
        {standing === 'not used' ? null : (
          <Switch label={name} checked={!off.has(id)} onChange={(isOn) => onSwitch(id, isOn)} />
        )}
      </div>
      <div>
        <p>{why}</p>
        <dl className={styles.examples}>
          <dt>Passes</dt>
          <dd>{pass}</dd>
          <dt>Fails</dt>
          <dd>{fail}</dd>
        </dl>
        <dl className={styles.figures}>
          {sets.map(([set, { name: label }]) => (
            <div key={set}>
              <dt>{label}</dt> <dd>{counted ? figuresText(counted[set]) + notSeenText(set, id) : null}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

const sets = Object.entries(textSets) as [TextSet, (typeof textSets)[TextSet]][];
const unknown = { why: '', pass: '', fail: '' };
const figuresText = (counts: Counts) => {
  const [hits, misses, falseAlarms] = counts;
  const marks = `${hits} right, ${misses} missed, ${falseAlarms} false alarm${falseAlarms === 1 ? '' : 's'}`;
  return hits + falseAlarms === 0 ? marks : `${marks}: ${precisionOf(counts)}%`;
};

function notSeenText(set: TextSet, id: string): string {
  const [right, wrong] = figures.notSeen[set]?.[id] ?? [0, 0];
  return right + wrong === 0 ? '' : `; not seen ${right + wrong}, of which ${right} were really not there`;
}

const words = { shown: 'In red', hint: 'A hint in pencil', 'not used': 'Not used' };

interface RuleRowProps {
  id: string;
  name: string;
  meaning?: string;
  off: ReadonlySet<string>;
  onSwitch: (id: string, isOn: boolean) => void;
}
