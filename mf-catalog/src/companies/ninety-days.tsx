import styles from './ninety-days.module.css';

const phases = [
  {
    name: 'Assess',
    weeks: 2,
    text: 'A coach reads your cards, sits in two hand-overs and measures the team. Nobody is graded in public.',
  },
  {
    name: 'Learn',
    weeks: 6,
    text: 'Each role takes the Languages it needs, on a case of your own. The cards of the class are cards of your product.',
  },
  {
    name: 'Coach',
    weeks: 4,
    text: 'The coach joins planning, review and hand-over, and leaves the talking to the team.',
  },
  {
    name: 'Assess again',
    weeks: 1,
    text: 'The same criteria, the same coach. The report sets both results side by side.',
  },
] as const;

export function NinetyDays() {
  return (
    <ol className={styles.phases}>
      {phases.map(({ name, weeks, text }) => (
        <li key={name} className={styles.phase} data-weeks={weeks}>
          <span className={styles.ruler} aria-hidden="true">
            {Array.from({ length: weeks }, (_, week) => `${name} ${week}`).map((week) => (
              <i key={week} />
            ))}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.weeks}>{`${weeks} ${weeks === 1 ? 'week' : 'weeks'}`}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
