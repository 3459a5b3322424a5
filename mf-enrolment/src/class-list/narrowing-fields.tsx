import { localMonth } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import { useContext, useId } from 'react';
import { DateLocale } from '../class-facts/date-locale.ts';
import type { Narrowing } from '../links/class-links.ts';
import type { Choice, Choices } from './narrowing.ts';
import styles from './narrowing-fields.module.css';

const fields = [
  { name: 'mode', label: 'Mode' },
  { name: 'month', label: 'Month' },
  { name: 'time', label: 'Time of day, your time' },
  { name: 'trainer', label: 'Trainer' },
] as const;

export function NarrowingFields({ choices, narrowing, onNarrow, onNear }: NarrowingFieldsProps) {
  const locale = useContext(DateLocale);
  const say = useSay();
  return (
    <fieldset className={styles.fields} onFocus={onNear} onPointerEnter={onNear}>
      <legend className={styles.legend}>{say('Filter')}</legend>
      {fields.map(({ name, label }) => (
        <SelectField
          key={name}
          label={say(label)}
          value={narrowing[name]}
          none={say('Any')}
          lang={name === 'month' ? locale : undefined}
          choices={choices[name].map((choice) => ({
            ...choice,
            label: name === 'month' && locale ? localMonth(locale, choice.value) : say(choice.label),
          }))}
          onChange={(value) => onNarrow({ ...narrowing, [name]: value })}
        />
      ))}
    </fieldset>
  );
}

export function SelectField({ label, value, none = 'Any', lang, choices, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {withChosen(choices, value).map((choice) => (
          <option key={choice.value} value={choice.value} lang={lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const withChosen = (choices: readonly Choice[], value: string) =>
  !value || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];

interface SelectFieldProps {
  label: string;
  value: string;
  /** Default: Any. */
  none?: string;
  lang?: string | undefined;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

interface NarrowingFieldsProps {
  choices: Choices;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  onNear: () => void;
}
