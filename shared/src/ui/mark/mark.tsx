import styles from './mark.module.css';
import { MarkShape, type MarkShapeProps } from './mark-shape.tsx';

/**
 * The Mark of a Language, in its own ink. Decorative: the name of the Language is always beside it.
 */
export function Mark({ language, mono = false, size = 1.5, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
      focusable="false"
      className={className ? `${styles.mark} ${className}` : styles.mark}
    >
      <MarkShape language={language} mono={mono} />
    </svg>
  );
}

interface MarkProps extends MarkShapeProps {
  /** Side length in em. Default 1.5. */
  size?: number;
  className?: string;
}

/** The provider's name behind the asterisk of eight inks. Put it inside the link to the start page. */
export function Wordmark({ brand, mono = false }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <Mark language="product" mono={mono} size={1.43} />
      {brand}
    </span>
  );
}

interface WordmarkProps {
  /** Name of the provider, from the site's configuration. */
  brand: string;
  /** One colour, for dark bands. Default `false`. */
  mono?: boolean;
}
