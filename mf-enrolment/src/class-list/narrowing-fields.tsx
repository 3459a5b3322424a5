import { localMonth } from '@agile-languages/shared/formats';
import { useContext, useId } from 'react';
import { DateLocale } from '../dates/date-locale.ts';
import type { Choices, Narrowing } from './narrowing.ts';
import styles from './narrowing-fields.module.css';

const fields = [
  { name: 'mode', label: 'Mode' },
  { name: 'month', label: 'Month' },
  { name: 'time', label: 'Time of day, your time' },
] as const;

/** Three choices that narrow the classes of the page at hand. No call is made. */
export function NarrowingFields({ choices, narrowing, onNarrow }: NarrowingFieldsProps) {
  const id = useId();
  const locale = useContext(DateLocale);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>On this page</legend>
      {fields.map(({ name, label }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={id + name}>{label}</label>
          <select
            id={id + name}
            className={styles.select}
            value={narrowing[name]}
            onChange={(event) => onNarrow({ ...narrowing, [name]: event.currentTarget.value })}
          >
            <option value="">Any</option>
            {[...new Set([...choices[name], narrowing[name]])].filter(Boolean).map((value) => {
              const lang = name === 'month' ? locale : undefined;
              const label = lang ? localMonth(lang, value) : value;
              return (
                <option key={value} value={value} lang={lang}>
                  {label}
                </option>
              );
            })}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

interface NarrowingFieldsProps {
  choices: Choices;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}
