import type { Case } from '../../assessment/cases.ts';
import type { Marks } from '../../assessment/level.ts';
import { LyingRuler, StandingRuler } from '../../kit/ruler.tsx';
import styles from './level-gauge.module.css';

/** The result in words and on a ruler. The words are never capped; the bar and its value are, at 100. */
export function LevelGauge({ of, level, settled, other }: LevelGaugeProps) {
  const { most } = of;
  const reading = {
    role: 'meter',
    'aria-label': 'Agile Communication Level',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.min(100, level),
    'aria-valuetext': `Agile Communication Level: ${level}%`,
  } as const;
  return (
    <div className={styles.gauge}>
      <p className={styles.level} part="result">
        <span className={styles.label}>Agile Communication Level:</span> <strong>{level}%</strong>
      </p>
      <p className={styles.most}>{most === 100 ? '' : `Most this case can show: ${most}`}</p>
      <div {...reading} className={styles.ruler} part="bar">
        <LyingRuler level={level} other={other} />
        <StandingRuler level={level} other={other} of={of} marks={settled} />
      </div>
    </div>
  );
}

interface LevelGaugeProps {
  of: Case;
  level: number;
  /** Marks for the figures of the seven other cases; may come a moment later than the level. */
  settled: Marks;
  /** Level of the marks to compare with. */
  other: number | undefined;
}
