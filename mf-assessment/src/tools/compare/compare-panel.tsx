import { type Dispatch, type FormEvent, useRef, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { decodeMarks } from '../../assessment/selection-code.ts';
import panel from '../../kit/panel.module.css';
import { SideBySide } from './side-by-side.tsx';

/** Sets a second set of marks beside the first: from a link, or today's for later. */
export function ComparePanel({ of, marks, other, dispatch }: ComparePanelProps) {
  const [link, setLink] = useState('');
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const compare = (event: FormEvent) => {
    event.preventDefault();
    const read = decodeMarks(link);
    if (read.kind === 'read') dispatch({ type: 'compare', marks: read.marks });
    say(answers[read.kind]);
  };

  return (
    <>
      <form onSubmit={compare}>
        <label className={panel.label} htmlFor="compare-link">
          Link of another person, or an older one of yours
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
            Compare
          </button>
          <button
            type="button"
            className={panel.line}
            onClick={() => {
              dispatch({ type: 'compare', marks });
              say("Today's marks are kept as the dashed line. Change yours to see the distance.");
            }}
          >
            Hold today's marks
          </button>
          {other ? (
            <button
              type="button"
              className={panel.line}
              onClick={() => {
                field.current?.focus();
                dispatch({ type: 'compare', marks: undefined });
                say('');
              }}
            >
              Stop comparing
            </button>
          ) : null}
        </div>
        <p className={panel.said} role="status">
          {said}
        </p>
      </form>
      {other ? <SideBySide of={of} marks={marks} other={other} /> : null}
    </>
  );
}

const answers = {
  read: 'The dashed line is the other one.',
  unreadable: 'This link holds no marks that can be read.',
  newer: 'This link was made by a newer version of the meter.',
};

interface ComparePanelProps {
  of: Case;
  marks: Marks;
  other: Marks | undefined;
  dispatch: Dispatch<MeterAction>;
}
