import { type ReactNode, useState } from 'react';
import { evidence, type Quotations } from '../../assessment/evidence.ts';
import type { MeterState } from '../../assessment/meter-state.ts';
import { countShown, type Shown, shownText } from '../../assessment/shown.ts';
import panel from '../../components/panel.module.css';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { useIsOfLink, useQuotations, useShown } from '../evidence/use-evidence.ts';
import styles from './printed-report.module.css';

/** What of the answers is shown: how many topics, and by which words where the visitor wants these on paper. */
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

  if (shown.size === 0) return { choice: deleted ? <Deleted onUndo={onUndo} /> : null, fact: null, list: null };
  return {
    choice: isOfLink ? null : <Choice isQuoted={isQuoted} onQuote={setIsQuoted} onDelete={onDelete} />,
    fact: (
      <div>
        <dt>Said and shown</dt>
        <dd>{shownText(countShown(communicationCase, marks, shown))}</dd>
      </div>
    ),
    list: <ShownTopics {...state} shown={shown} quotations={isQuoted && !isOfLink ? quotations : new Map()} />,
  };
}

const Choice = ({ isQuoted, onQuote, onDelete }: ChoiceProps) => (
  <div className={panel.row}>
    <label className={panel.choice} htmlFor="report-quotations">
      <TriStateCheckbox
        id="report-quotations"
        look="tick"
        state={isQuoted ? 'checked' : 'unchecked'}
        onCheckedChange={onQuote}
      />
      Print the quotations too
    </label>
    <button type="button" className={panel.line} onClick={onDelete}>
      Delete all quotations
    </button>
  </div>
);

const Deleted = ({ onUndo }: { onUndo: () => void }) => (
  <p role="status">
    The quotations are deleted.{' '}
    <button type="button" className={panel.line} onClick={onUndo}>
      Undo
    </button>
  </p>
);

function ShownTopics({ communicationCase, marks, shown, quotations }: ShownTopicsProps) {
  return (
    <>
      <h3>Shown by the words of a card</h3>
      {communicationCase.languages.map(({ language }) => (
        <div key={language.id} className={styles.missing}>
          <ul>
            {language.topics
              .filter(({ id }) => shown.has(id) && !marks.has(id))
              .map(({ id, name }) => (
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
  /** What the visitor can choose, beside the report. */
  choice: ReactNode;
  fact: ReactNode;
  list: ReactNode;
}

interface ChoiceProps {
  isQuoted: boolean;
  onQuote: (isQuoted: boolean) => void;
  onDelete: () => void;
}

interface ShownTopicsProps extends Pick<MeterState, 'communicationCase' | 'marks'> {
  shown: Shown;
  quotations: Quotations;
}
