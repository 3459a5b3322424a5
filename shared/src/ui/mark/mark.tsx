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
