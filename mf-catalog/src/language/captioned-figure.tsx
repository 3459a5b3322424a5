import type { ReactNode } from 'react';
import styles from './captioned-figure.module.css';

export function CaptionedFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
