import { highestLevel } from '@agile-languages/shared/content';
import styles from './printed-report.module.css';

/** A level on paper. All bars of a report have one scale, up to the most that any case can show. */
export function ReportBar({ value, most }: { value: number; most: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${highestLevel} 6`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={most} height="6" fill="none" stroke="#74867d" strokeWidth="0.4" />
      <rect width={value} height="6" fill="#ffd23f" />
      <rect x={Math.max(0, value - 0.6)} width="0.6" height="6" fill="#10231f" />
    </svg>
  );
}
