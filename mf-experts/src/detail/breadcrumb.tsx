import { Link } from '@agile-languages/shared/router';
import styles from './breadcrumb.module.css';

/** Link back to the list, above the title. */
export function Breadcrumb({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.crumb}>
      <Link to={to}>
        <span aria-hidden="true">← </span>
        {children}
      </Link>
    </p>
  );
}
