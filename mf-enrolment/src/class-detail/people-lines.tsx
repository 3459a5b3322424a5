import { asPeople, seatShares } from '@agile-languages/shared/formats';
import { ForPeople } from '../class-facts/for-people.tsx';
import { peopleChoices } from '../class-list/finder.tsx';
import { SelectField } from '../class-list/narrowing-fields.tsx';
import type { ClassPartProps } from './class-context.ts';
import styles from './enrol-panel.module.css';

export function PeopleLines({ row, links, others = [], onPeople }: ClassPartProps) {
  if (!onPeople) return null;
  const { people = 1 } = links;
  const later = others.filter(({ start = '' }) => Date.parse(start) > Date.parse(row.start ?? ''));
  return (
    <>
      <SelectField
        label="How many people?"
        value={people > 1 ? `${people}` : ''}
        none="1"
        choices={peopleChoices}
        onChange={(value) => onPeople(asPeople(value))}
      />
      <ForPeople row={row} shares={seatShares([row, ...later], people)} links={links} />
      {people > 1 ? (
        <p className={styles.note}>Enrol takes one seat. Each person enrols with their own membership.</p>
      ) : null}
    </>
  );
}
