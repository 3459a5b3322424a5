import { localMonth } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import { useContext, useId } from 'react';
import type { Narrowing } from '../links/class-links.ts';
import { DateLocale } from '../locale/date-locale.ts';
import type { Choices } from './narrowing.ts';
import styles from './narrowing-fields.module.css';

const fields = [
  { name: 'mode', label: 'Mode' },
  { name: 'month', label: 'Month' },
  { name: 'time', label: 'Time of day, your time' },
  { name: 'trainer', label: 'Trainer' },
] as const;

/** Choices that narrow the whole list. Its classes are requested when a visitor comes near. */
export function NarrowingFields({ choices, narrowing, onNarrow, onNear }: NarrowingFieldsProps) {
  const id = useId();
  const locale = useContext(DateLocale);
  const say = useSay();
  return (
    <fieldset className={styles.fields} onFocus={onNear} onPointerEnter={onNear}>
      <legend className={styles.legend}>{say('Filter')}</legend>
      {fields.map(({ name, label }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={id + name}>{say(label)}</label>
          <select
            id={id + name}
            className={styles.select}
            value={narrowing[name]}
            onChange={(event) => onNarrow({ ...narrowing, [name]: event.currentTarget.value })}
          >
            <option value="">{say('Any')}</option>
            {withChosen(choices[name], narrowing[name]).map(({ value, label }) => {
              const lang = name === 'month' ? locale : undefined;
              const text = lang ? localMonth(lang, value) : say(label);
              return (
                <option key={value} value={value} lang={lang}>
                  {text}
                </option>
              );
            })}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

const withChosen = (choices: Choices['mode'], value: string) =>
  !value || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];

interface NarrowingFieldsProps {
  choices: Choices;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  /** Runs when the visitor comes near the fields, each time. */
  onNear: () => void;
}
