import { siteConfig } from '@agile-languages/shared/platform';
import styles from './accuracy.module.css';

const figures = [
  { figure: 'Up to 90%', to: 90, meaning: 'accuracy when requirements arrive as complete cards' },
  { figure: '100%', to: 100, meaning: 'of inputs described before development starts' },
] as const;

/** Two figures, each on a ruler of its own, as the provider states them. */
export function Accuracy() {
  return (
    <div className={styles.accuracy}>
      {figures.map(({ figure, to, meaning }) => (
        <div key={figure}>
          <p className={styles.figure}>{figure}</p>
          <Ruler to={to} />
          <p>{meaning}</p>
        </div>
      ))}
      <p className="note">{`As stated by ${siteConfig().brand}`}</p>
    </div>
  );
}

function Ruler({ to }: { to: number }) {
  return (
    <svg className={styles.ruler} width="100%" height="24" aria-hidden="true" focusable="false">
      <rect width={`${to}%`} height="24" fill="var(--marker)" />
      <rect width="100%" height="1.5" fill="var(--ink)" />
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((tick) => (
        <rect
          key={tick}
          x={`${tick}%`}
          width="1.5"
          height="10"
          fill={tick > 0 && tick < to ? 'var(--marker-ink)' : 'var(--ink)'}
        />
      ))}
      <rect x="100%" width="1.5" height="10" fill="var(--ink)" transform="translate(-1.5)" />
    </svg>
  );
}
