import type { ReactNode } from 'react';
import styles from './partners.section.module.css';

const slides = [0, 1, 2, 3];

/** The row while partners are loading, with space for the carousel's controls. */
export function PartnersSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <>
      <div className={styles.bar}>
        {heading}
        <span className={styles.controls} />
      </div>
      <div className={styles.slides}>
        {slides.map((slide) => (
          <div key={slide} className={styles.partner} />
        ))}
      </div>
    </>
  );
}
