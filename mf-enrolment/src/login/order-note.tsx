import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import styles from './order-note.module.css';

/** What Apply does, and where one pays and cancels. */
export function OrderNote() {
  return (
    <p className={styles.note}>
      Apply takes one seat for you. You pay later, on the provider’s app site, before the first session. You can cancel:{' '}
      <Link to={paths.terms}>cancellation and transfer</Link>.
    </p>
  );
}
