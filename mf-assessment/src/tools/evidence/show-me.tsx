import { useHydrated } from '@agile-languages/shared/ui';
import { type Dispatch, useId, useState } from 'react';
import type { Topic } from '../../assessment/bank.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { LoadOnDemand } from '../../components/load-on-demand.tsx';
import styles from './show-me.module.css';
import { useIsOfLink, useIsShown } from './use-evidence.ts';

export function ShowMe({ nameId, topic, on, dispatch }: ShowMeProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const isShown = useIsShown(topic.id);
  const isOfLink = useIsOfLink();
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!isHydrated) return null;
  const isOn = on || undefined;
  if (isOfLink)
    return isShown ? (
      <span className={styles.show} data-on={isOn}>
        Shown
      </span>
    ) : null;
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${styles.show} ${styles.way}`}
        aria-labelledby={`${id} ${nameId}`}
        data-on={isOn}
        data-shown={isShown || undefined}
        onClick={() => setIsOpen(true)}
      >
        {isShown ? 'Shown' : 'Show me'}
      </button>
      {isOpen === undefined ? null : (
        <LoadOnDemand load={dialog}>
          {(EvidenceDialog) => (
            <EvidenceDialog open={isOpen} topic={topic} on={on} dispatch={dispatch} onClose={() => setIsOpen(false)} />
          )}
        </LoadOnDemand>
      )}
    </>
  );
}

const dialog = async () => (await import('./evidence-dialog.tsx')).EvidenceDialog;

interface ShowMeProps {
  nameId: string;
  topic: Topic;
  on: boolean;
  dispatch: Dispatch<MeterAction>;
}
