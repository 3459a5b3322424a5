import type { ReactNode } from 'react';
import styles from './picture.module.css';

const madeName = /-\d+\.webp$/;

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

interface Source {
  type: string;
  srcSet: string;
}

/**
 * AVIF, then WebP. Files in several sizes differ in the number at the end of their name. @param widths pixels, for one,
 * two and three times the density
 */
function pictureSources(address: string, widths: readonly number[]): Source[] {
  if (!madeName.test(address)) return [];
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width, index) => `${address.replace(madeName, `-${width}.${format}`)} ${index + 1}x`)
      .join(', '),
  }));
}

interface PictureProps {
  address: string;
  /** Pixels, for one, two and three times the density. */
  widths: readonly number[];
  children: ReactNode;
}
