import { type ReactNode, useState } from 'react';
import { evidence, type Quotations } from '../../assessment/evidence.ts';
import type { MeterState } from '../../assessment/meter-state.ts';
import { countShown, type Shown, shownText } from '../../assessment/shown.ts';
import panel from '../../components/panel.module.css';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { useIsOfLink, useQuotations, useShown } from '../evidence/use-evidence.ts';
import styles from './printed-report.module.css';

/** The words only on request. */
export function useReportEvidence(state: Pick<MeterState, 'communicationCase' | 'marks'>): ReportEvidence {
  const shown = useShown();
  const quotations = useQuotations();
  const isOfLink = useIsOfLink();
  const [isQuoted, setIsQuoted] = useState(false);
  const [deleted, setDeleted] = useState<Quotations>();
  const { communicationCase, marks } = state;

  const onDelete = () => {
    setDeleted(quotations);
    evidence.replaceAll(new Map());
  };
  const onUndo = () => {
    if (deleted) evidence.replaceAll(deleted);
    setDeleted(undefined);
  };

  const choice =
    !isOfLink && (deleted || quotations.size > 0) ? (
      <Choice
        isQuoted={isQuoted}
        onQuote={setIsQuoted}
        isDeleted={quotations.size === 0}
        onDelete={onDelete}
        onUndo={onUndo}
      />
    ) : null;
  if (shown.size === 0) return { choice, fact: null, list: null };
  return {
    choice,
    fact: (
      <div>
        <dt>Said and shown</dt>
        <dd>{shownText(countShown(communicationCase, marks, shown))}</dd>
      </div>
    ),
    list: <ShownTopics {...state} shown={shown} quotations={isQuoted && !isOfLink ? quotations : new Map()} />,
  };
}

/** It deletes and takes it back, so that it keeps the focus. */
const Choice = ({ isQuoted, onQuote, isDeleted, onDelete, onUndo }: ChoiceProps) => (
  <>
    <p role="status">{isDeleted ? 'The quotations are deleted.' : ''}</p>
    <div className={panel.row}>
      {isDeleted ? null : (
        <label className={panel.choice} htmlFor="report-quotations">
          <TriStateCheckbox
            id="report-quotations"
            look="tick"
            state={isQuoted ? 'checked' : 'unchecked'}
            onCheckedChange={onQuote}
          />
          Print the quotations too
        </label>
      )}
      <button type="button" className={panel.line} onClick={isDeleted ? onUndo : onDelete}>
        {isDeleted ? 'Undo' : 'Delete all quotations'}
      </button>
    </div>
  </>
);

function ShownTopics({ communicationCase, marks, shown, quotations }: ShownTopicsProps) {
  const parts = communicationCase.languages
    .map(({ language: { id, topics } }) => ({
      id,
      topics: topics.filter((topic) => shown.has(topic.id) && !marks.has(topic.id)),
    }))
    .filter(({ topics }) => topics.length > 0);
  if (parts.length === 0) return null;
  return (
    <>
      <h3>Shown by the words of a card</h3>
      {parts.map((part) => (
        <div key={part.id} className={styles.missing}>
          <ul>
            {part.topics.map(({ id, name }) => (
              <li key={id}>
                <b>{name}.</b> {quotations.has(id) ? `“${quotations.get(id)}”` : ''}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface ReportEvidence {
  choice: ReactNode;
  fact: ReactNode;
  list: ReactNode;
}

interface ChoiceProps {
  isQuoted: boolean;
  onQuote: (isQuoted: boolean) => void;
  isDeleted: boolean;
  onDelete: () => void;
  onUndo: () => void;
}

interface ShownTopicsProps extends Pick<MeterState, 'communicationCase' | 'marks'> {
  shown: Shown;
  quotations: Quotations;
}
