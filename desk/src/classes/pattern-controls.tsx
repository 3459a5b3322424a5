import { parsePattern } from '@agile-languages/shared/api';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { CheckBox } from '../shell/check-box.tsx';
import styles from './classes.module.css';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Weeks begin with Monday. */
const inOrder = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  pattern: string;
  /** First session, `2027-03-02T18:30` or `''`. */
  start: string;
  onPattern: (pattern: string) => void;
}

/** They write the text, which stays for what people type. What is not whole yet changes nothing in it. */
export function PatternControls({ pattern, start, onPattern }: Props) {
  const [chosen, setChosen] = useState<{ plan: Plan; of: string }>();
  const plan = chosen?.of === pattern ? chosen.plan : planIn(pattern, start);
  const missing = missingIn(plan);

  function change(part: Partial<Plan>) {
    const next = { ...plan, ...part };
    const text = missingIn(next) ? pattern : textOf(next);
    setChosen({ plan: next, of: text });
    if (text !== pattern) onPattern(text);
  }

  const toggled = (day: number) => plan.weekdays.filter((other) => other !== day);

  return (
    <fieldset className={styles.pattern}>
      <legend>Days and times</legend>
      <div className={styles.row}>
        <Field label="How many">
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={plan.count}
            onChange={({ target }) => change({ count: target.value })}
          />
        </Field>
        <Field label="Length in hours">
          <TextInput
            type="number"
            inputMode="decimal"
            min={0.25}
            max={24}
            step="any"
            value={plan.hours}
            onChange={({ target }) => change({ hours: target.value })}
          />
        </Field>
        <Field label="From">
          <TextInput type="time" value={plan.from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
      </div>
      <div className={styles.days}>
        {inOrder.map((day) => (
          <CheckBox
            key={day}
            isChecked={plan.weekdays.includes(day)}
            onChange={(isOn) => change({ weekdays: isOn ? [...toggled(day), day] : toggled(day) })}
          >
            {days[day]}
          </CheckBox>
        ))}
        <CheckBox isChecked={plan.weeks === 2} onChange={(isOn) => change({ weeks: isOn ? 2 : 1 })}>
          Every 2 weeks
        </CheckBox>
      </div>
      <p role="status" className="soft">
        {missing && chosen?.of === pattern ? `Not in the field below yet: choose ${missing}.` : ''}
      </p>
    </fieldset>
  );
}

interface Plan {
  count: string;
  hours: string;
  from: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  weeks: 1 | 2;
}

function planIn(pattern: string, start: string): Plan {
  const { count = '', hours = '', weekdays = [], weeks = 1 } = parsePattern(pattern) ?? {};
  const from = / (\d\d:\d\d)$/.exec(pattern)?.[1] ?? start.slice(11, 16);
  return { count: String(count), hours: String(hours), from, weekdays, weeks };
}

function missingIn({ count, hours, from, weekdays }: Plan): string {
  if (!/^([1-9]\d?|100)$/.test(count)) return 'how many, 1 to 100';
  if (!/^\d{1,2}(\.\d+)?$/.test(hours) || Number(hours) <= 0 || Number(hours) > 24) return 'a length up to 24 hours';
  if (from === '') return 'when it begins';
  return weekdays.length === 0 ? 'a day' : '';
}

function textOf({ count, hours, from, weekdays, weeks }: Plan): string {
  const names = inOrder.filter((day) => weekdays.includes(day)).map((day) => days[day]?.slice(0, 3));
  const held = names.length === 7 ? 'daily' : names.join('+');
  return `${count} x ${hours} h, ${weeks === 2 ? 'every 2 weeks ' : ''}${held} ${from}`;
}
