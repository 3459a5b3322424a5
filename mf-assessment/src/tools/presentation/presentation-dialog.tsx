import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { caseLabel } from '../../assessment/cases.ts';
import type { MeterAction, MeterState } from '../../assessment/meter-state.ts';
import { PhonesLink } from './phones-link.tsx';
import styles from './presentation-dialog.module.css';
import { PresentationResult, PresentationTopics, topicOfKey } from './presentation-screens.tsx';

export function PresentationDialog({
  state: { communicationCase, marks },
  dispatch,
  onClose,
}: PresentationDialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [screen, setScreen] = useState(0);
  const screens = communicationCase.languages.flatMap(({ language }) =>
    language.categories.map((category) => ({ language, category })),
  );
  const shown = screens[screen];

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);

  const go = (to: number) => {
    setScreen(Math.min(Math.max(0, to), screens.length));
    title.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = { ArrowRight: screen + 1, PageDown: screen + 1, ArrowLeft: screen - 1, PageUp: screen - 1 }[event.key];
    const topic = shown && topicOfKey(shown.category, event.key);
    if (next === undefined && !topic) return;
    event.preventDefault();
    if (next !== undefined) go(next);
    else if (topic) dispatch({ type: 'switch', topics: [topic], on: marks.has(topic.id) });
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="room-title" onClose={onClose} onKeyDown={onKeyDown}>
      <header className={styles.top}>
        <span>{caseLabel(communicationCase, say)}</span>
        <span className={styles.place}>
          {shown ? say('{0} of {1}, {2}', screen + 1, screens.length, shown.language.name) : say('Result')}
        </span>
        <PhonesLink number={communicationCase.number} />
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('Close')}
        </button>
      </header>
      <div className={styles.middle}>
        <h2 ref={title} id="room-title" tabIndex={-1}>
          {say(shown ? shown.category.name : 'Agile Communication Level')}
        </h2>
        {shown ? (
          <PresentationTopics category={shown.category} marks={marks} dispatch={dispatch} />
        ) : (
          <PresentationResult communicationCase={communicationCase} marks={marks} />
        )}
      </div>
      <footer className={styles.bottom}>
        <button type="button" disabled={screen === 0} onClick={() => go(screen - 1)}>
          {say('Previous')}
        </button>
        <span className={styles.hint}>
          {say('Use the arrow keys to move.')}
          {shown ? ` ${say('Press the key beside a topic to switch it.')}` : ''}
        </span>
        {shown ? (
          <button type="button" className={styles.forward} onClick={() => go(screen + 1)}>
            {say(screen + 1 < screens.length ? 'Next' : 'Show the result')}
          </button>
        ) : null}
      </footer>
    </dialog>
  );
}

interface PresentationDialogProps {
  state: MeterState;
  dispatch: Dispatch<MeterAction>;
  onClose: () => void;
}
