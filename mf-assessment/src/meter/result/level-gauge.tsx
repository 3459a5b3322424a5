import { useSay } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { Case } from '../../assessment/cases.ts';
import type { Marks } from '../../assessment/level.ts';
import { HorizontalRuler, VerticalRuler } from '../../components/ruler.tsx';
import styles from './level-gauge.module.css';

export function LevelGauge({ communicationCase, level, settled, other, children }: LevelGaugeProps) {
  const say = useSay();
  const meterProps = {
    role: 'meter',
    'aria-label': say('Agile Communication Level'),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.min(100, level),
    'aria-valuetext': say('Agile Communication Level: {0}%', level),
  } as const;
  return (
    <div className={styles.gauge}>
      <p className={styles.level} part="result">
        <span className={styles.label}>{say('Agile Communication Level:')}</span> <strong>{say('{0}%', level)}</strong>
      </p>
      {children}
      <div {...meterProps} className={styles.ruler} part="bar">
        <HorizontalRuler level={level} other={other} />
        <VerticalRuler level={level} other={other} communicationCase={communicationCase} marks={settled} />
      </div>
    </div>
  );
}

interface LevelGaugeProps {
  communicationCase: Case;
  level: number;
  settled: Marks;
  other: number | undefined;
  children: ReactNode;
}
