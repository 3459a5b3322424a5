import styles from './stars.module.css';

const star = 'm8 .8 2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6z';
const row = [0, 16, 32, 48, 64];

/** Decorative: the figure is beside them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 80 16" width="5em" height="1em" aria-hidden="true" focusable="false" className={styles.stars}>
      <Row className={styles.empty} />
      <svg width={Math.min(rating, 5) * 16} height="16" aria-hidden="true">
        <Row className={styles.full} />
      </svg>
    </svg>
  );
}

function Row({ className }: { className?: string }) {
  return (
    <g className={className}>
      {row.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </g>
  );
}
