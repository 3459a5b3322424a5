import { asPeople, mostPeople } from '@agile-languages/shared/formats';
import { CheckRow, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import type { PlanSettings } from './plan-settings.ts';
import styles from './plan-sheet.module.css';

export function PlanFields({ settings, onChange }: PlanFieldsProps) {
  const { hours, away, until, withHolidays } = settings;
  const isBackwards = away !== '' && until !== '' && until < away;
  return (
    <div className={styles.fields}>
      <PeopleField people={settings.people} onChange={(people) => onChange({ ...settings, people })} />
      <Field label="Hours a week">
        <Select value={hours} onChange={(event) => onChange({ ...settings, hours: Number(event.currentTarget.value) })}>
          <option value={0}>Any</option>
          {hoursToChoose(hours).map((choice) => (
            <option key={choice} value={choice}>{`At most ${choice}`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Away from" className={styles.away ?? ''}>
        <TextInput
          type="date"
          value={away}
          onChange={(event) => onChange({ ...settings, away: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Away until"
        className={styles.away ?? ''}
        {...(isBackwards && { error: 'This is before the first day.' })}
      >
        <TextInput
          type="date"
          value={until}
          onChange={(event) => onChange({ ...settings, until: event.currentTarget.value })}
        />
      </Field>
      <CheckRow
        className={styles.holidays}
        label="Leave out 24 to 26 December, 31 December and 1 January"
        checked={!withHolidays}
        onChange={(isOut) => onChange({ ...settings, withHolidays: !isOut })}
      />
    </div>
  );
}

/** What is typed may be empty until the field is left. */
function PeopleField({ people, onChange }: { people: number; onChange: (people: number) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="How many people?">
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        max={mostPeople}
        value={typed ?? people}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value !== '') onChange(asPeople(value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

const hoursToChoose = (chosen: number) =>
  [...new Set([4, 6, 8, 10, 12, 16, 20, ...(chosen ? [chosen] : [])])].toSorted((a, b) => a - b);

interface PlanFieldsProps {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
}
