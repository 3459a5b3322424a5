import styles from './change.module.css';

/** For the eyes, since the level itself is announced. */
export const Change = ({ points }: { points: number | undefined }) =>
  points === undefined ? null : (
    <span className={styles.change} aria-hidden="true">
      {points ? `${points > 0 ? '+' : '−'}${Math.abs(points)}` : '±0'}
    </span>
  );
