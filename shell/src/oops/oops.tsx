import { Link } from '@agile-languages/shared/router';
import { IndexCard } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import styles from './oops.module.css';

/** The generic error page of every route (specification, section 2). */
export function Oops() {
  const error = useRouteError();
  useEffect(() => {
    if (error && !isRouteErrorResponse(error)) console.error('page', error);
  }, [error]);

  return (
    <section className={`sect ${styles.oops}`}>
      <div>
        <IndexCard tab="Oops!" ruled punched>
          <h1>Oops!</h1>
          <p className="lead">Sorry, an unexpected error has occurred.</p>
          <svg className={styles.deletion} viewBox="0 0 320 60" aria-hidden focusable="false">
            <path
              d="M4 34c60-10 190-14 246-6 22 3 34-2 34-12s-12-16-20-9c-10 8 4 30 16 36 14 7 26 5 36-4"
              fill="none"
              stroke="var(--proof)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
        </IndexCard>
        <ul className={styles.ways}>
          <li>
            <Link to="/">Go to the start page</Link>
          </li>
          <li>
            <Link to="/languages">See the nine Languages</Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
