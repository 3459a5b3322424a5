import type { SampleRow } from '@agile-languages/shared/api';
import { EmptyState } from '../common/empty-state.tsx';
import { SampleCard, SampleCardSkeleton } from './sample-card.tsx';
import styles from './sample-cards.module.css';

/** `strip`: one row of up to four, `two`: columns. */
export function SampleCards({ layout, samples, isStale = false }: SampleCardsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.drawer} data-layout={layout} aria-busy={isStale}>
        {samples.map((sample) => (
          <SampleCard key={sample.id} sample={sample} />
        ))}
      </div>
    </div>
  );
}

export function SampleStrip({ samples, isStale }: Omit<SampleCardsProps, 'layout'>) {
  if (samples.length > 0) return <SampleCards layout="strip" samples={samples} isStale={isStale} />;
  return (
    <div className={styles.frame}>
      <div className={styles.blank}>
        <EmptyState tab="Samples" />
      </div>
    </div>
  );
}

export function SampleCardsSkeleton({ layout, count }: Pick<SampleCardsProps, 'layout'> & { count: number }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.drawer} data-layout={layout}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <SampleCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

interface SampleCardsProps {
  layout: 'strip' | 'two';
  samples: readonly SampleRow[];
  isStale?: boolean;
}
