import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import styles from './order-note.module.css';

/** The way on for who cannot log in. */
export const AskLink = ({ classId }: { classId: string }) => (
  <p className={styles.note}>
    No account yet? <Link to={paths.ask(classId)}>Ask for a place</Link>
  </p>
);
