import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './panel.module.css';

/** The sheet that a tool opens below the meter. It gets the focus when it opens; Escape closes it. */
export function Panel({ id, title, headingLevel, onClose, children }: PanelProps) {
  const say = useSay();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <Heading level={headingLevel} id={`${id}title`} className={styles.title}>
          {title}
        </Heading>
        <button type="button" className={styles.line} onClick={onClose}>
          {say('Close')}
        </button>
      </header>
      {children}
    </section>
  );
}

interface PanelProps {
  id: string;
  title: string;
  headingLevel: HeadingLevel;
  onClose: () => void;
  children: ReactNode;
}
