import { classNames } from '@agile-languages/shared/ui';
import type { ReactNode, Ref } from 'react';
import styles from './part.module.css';

/** A numbered part of a page, with its heading. */
export function Part({ id, number, title, link, headingRef, children }: PartProps) {
  return (
    <section className={classNames('sect', styles.part)} aria-labelledby={id}>
      <span className={classNames('sect-no', styles.number)} aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.head}>
          <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
            {title}
          </h2>
          {link}
        </div>
        {children}
      </div>
    </section>
  );
}

interface PartProps {
  id: string;
  number: string;
  title: ReactNode;
  /** Stands at the end of the heading's line. */
  link?: ReactNode;
  /** For a heading that takes focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}
