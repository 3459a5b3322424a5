import type { SessionRow } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './classes.module.css';

interface Props {
  session: SessionRow;
  timeZone: string;
  /** It gives the class its start: only its end can change. */
  isFirst: boolean;
  isOfPattern: boolean;
  /** @param line what is held on its day, or `undefined` for the pattern's */
  onChange: (line: string | undefined) => void;
  onClose: () => void;
}

export function SessionChange({ session, timeZone, isFirst, isOfPattern, onChange, onClose }: Props) {
  const { of, start, end = start } = session;
  const [day, setDay] = useState(session.day);
  const [from, setFrom] = useState(timeIn(start, timeZone));
  const [until, setUntil] = useState(timeIn(end, timeZone));
  const isWhole = day !== '' && from !== '' && until !== '';
  const apply = () => isWhole && onChange(`${of}: ${day} ${from}-${until}`);

  /** Enter would save the form around it. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }

  return (
    <fieldset className={styles.change} onKeyDown={onKeyDown}>
      <legend>Session on {dayInWords(session.day)}</legend>
      <div className={styles.row}>
        <Field label="Date">
          <TextInput
            type="date"
            autoFocus={!isFirst}
            readOnly={isFirst}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field label="From">
          <TextInput type="time" readOnly={isFirst} value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Until">
          <TextInput type="time" autoFocus={isFirst} value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
      <ButtonRow>
        <Button variant="line" size="small" disabled={!isWhole} onClick={apply}>
          Change this session
        </Button>
        {isFirst ? null : (
          <Button variant="line" size="small" onClick={() => onChange(`${of}: left out`)}>
            Leave it out
          </Button>
        )}
        {isOfPattern ? null : (
          <Button variant="line" size="small" onClick={() => onChange(undefined)}>
            As in the pattern
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </ButtonRow>
    </fieldset>
  );
}

const timeIn = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** `Tue 2 March 2027`. */
export const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', {
      ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
      timeZone: 'UTC',
    })
    .replace(',', '');
