import { Button, ButtonRow, Dialog, Field, TextArea } from '@agile-languages/shared/ui';
import { type Dispatch, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Topic } from '../../assessment/bank.ts';
import { evidence } from '../../assessment/evidence.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './evidence-dialog.module.css';
import { useQuotations } from './use-evidence.ts';
import { type Reading, useReading } from './use-reading.ts';

/**
 * Of the card only the quotation is kept. Outside of the meter, whose styles for partners' pages are not for the kit.
 */
export function EvidenceDialog({ open, topic, on, dispatch, onClose }: EvidenceDialogProps) {
  const place = useOwnPlace();
  const kept = useQuotations().get(topic.id);
  const [card, setCard] = useState('');
  const [typed, setTyped] = useState<string>();
  const reading = useReading(topic, card);
  const words = typed ?? (reading.kind === 'found' ? reading.words : (kept ?? ''));
  const isRefused = reading.kind === 'vague' || (reading.kind === 'not seen' && !reading.isOverlooked);

  const close = () => {
    setCard('');
    setTyped(undefined);
    onClose();
  };
  const mark = (isOn: boolean) => {
    if (isOn) evidence.keep(topic.id, words.trim().slice(0, longestQuotation));
    else evidence.forget(topic.id);
    if (isOn !== on) dispatch({ type: 'switch', topics: [topic], on: isOn });
    close();
  };

  if (!place) return null;
  return createPortal(
    <Dialog open={open} title={`Show me: ${topic.name}`} onClose={close}>
      <div className={styles.form}>
        <p>{topic.meaning}</p>
        <Field label="A card of yours" hint="It is read in this browser, and not kept.">
          <TextArea rows={7} spellCheck={false} value={card} onChange={({ target }) => setCard(target.value)} />
        </Field>
        <p role="status" className={styles.reading}>
          {sentenceOf(reading)}
        </p>
        <Field
          label="The words that show it"
          hint="Only these are kept, in this browser. Links say that it is shown, not how."
        >
          <TextArea
            rows={2}
            maxLength={longestQuotation}
            value={words}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <ButtonRow>
          <Button variant={isRefused ? 'line' : undefined} disabled={!words.trim()} onClick={() => mark(true)}>
            It is shown
          </Button>
          <Button variant={isRefused ? undefined : 'line'} onClick={() => mark(false)}>
            Not yet
          </Button>
          {kept === undefined ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                evidence.forget(topic.id);
                close();
              }}
            >
              Remove the quotation
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>,
    place,
  );
}

/** In the body as long as the dialog: what React listens to in it is gone with it. */
function useOwnPlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.body.appendChild(document.createElement('div'));
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}

function sentenceOf(reading: Reading): string {
  switch (reading.kind) {
    case 'nothing':
      return '';
    case 'found':
      return `Card Lab ${reading.isHint ? 'may see' : 'sees'} it in “${reading.words}” and proposes: it is shown.`;
    case 'vague':
      return `Card Lab finds this vague: “${reading.words}”. ${reading.ask} It proposes: not yet.`;
    case 'not seen':
      return reading.isOverlooked
        ? `Card Lab does not see it, and it often overlooks this topic. ${reading.ask} Copy the words yourself if they are there.`
        : `Card Lab does not see it. ${reading.ask} It proposes: not yet.`;
    case 'no rule':
      return 'Card Lab has no rule for this topic. Copy the words that show it.';
    case 'not English':
      return 'Card Lab reads English only. Copy the words that show it.';
    case 'not loaded':
      return 'Card Lab could not be loaded. Copy the words that show it, or try again when you are online.';
  }
}

const longestQuotation = 200;

interface EvidenceDialogProps {
  open: boolean;
  topic: Topic;
  on: boolean;
  dispatch: Dispatch<MeterAction>;
  onClose: () => void;
}
