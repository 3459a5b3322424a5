import type { ReactNode } from 'react';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

/** An `img` with the other files of its picture, if there are any. */
export function Picture({ address, widths, children }: PictureProps) {
  const sources = pictureSources(address, widths);
  if (sources.length === 0) return children;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {children}
    </picture>
  );
}

interface PictureProps {
  address: string;
  /** In pixels, for screens of one, two and three times the density. */
  widths: readonly number[];
  /** The `img`. */
  children: ReactNode;
}
