import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './accordion.module.css';

/** One answer. React writes `hidden` without a value, so the value that find-in-page needs is set afterwards. */
export function AccordionPanel({ id, expanded, onFound, children }: AccordionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, []);

  useEffect(() => {
    if (!expanded) panel.current?.setAttribute('hidden', 'until-found');
  }, [expanded]);

  return (
    <div ref={panel} id={`${id}-answer`} hidden={!expanded} className={styles.answer}>
      {children}
    </div>
  );
}

interface AccordionPanelProps {
  id: string;
  expanded: boolean;
  onFound: () => void;
  children: ReactNode;
}
