import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type FormEvent, useRef, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { datedOf, datedText } from '../../assessment/dated.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { decodeMarks } from '../../assessment/selection-code.ts';
import panel from '../../components/panel.module.css';
import { History } from './history.tsx';
import { SideBySide } from './side-by-side.tsx';

export function ComparePanel({ communicationCase, marks, other, dispatch }: ComparePanelProps) {
  const say = useSay();
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = decodeMarks(link);
    if (read.kind === 'read') dispatch({ type: 'compare', marks: read.marks });
    const dated = datedOf(link);
    setMessage(`${say(messages[read.kind])}${read.kind === 'read' && dated ? ` (${datedText(dated)})` : ''}`);
  };

  return (
    <>
      <form onSubmit={onSubmit}>
        <label className={panel.label} htmlFor="compare-link">
          {say('Link of another person, or an older one of yours')}
        </label>
        <div className={panel.row}>
          <input
            ref={field}
            id="compare-link"
            className={panel.field}
            autoComplete="off"
            value={link}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
          <button type="submit" className={panel.button}>
            {say('Compare')}
          </button>
          <button
            type="button"
            className={panel.line}
            onClick={() => {
              dispatch({ type: 'compare', marks });
              setMessage(say("Today's marks are kept as the dashed line. Change yours to see the distance."));
            }}
          >
            {say("Compare with today's answers")}
          </button>
          {other ? (
            <button
              type="button"
              className={panel.line}
              onClick={() => {
                field.current?.focus();
                dispatch({ type: 'compare', marks: undefined });
                setMessage('');
              }}
            >
              {say('Stop comparing')}
            </button>
          ) : null}
        </div>
        <p className={panel.message} role="status">
          {message}
        </p>
      </form>
      <History communicationCase={communicationCase} marks={marks} dispatch={dispatch} />
      {other ? <SideBySide communicationCase={communicationCase} marks={marks} other={other} /> : null}
    </>
  );
}

const messages = {
  read: 'The dashed line is the other one.',
  unreadable: 'We could not read this link.',
  newer: 'This link was made by a newer version of the meter.',
};

interface ComparePanelProps {
  communicationCase: Case;
  marks: Marks;
  other: Marks | undefined;
  dispatch: Dispatch<MeterAction>;
}
