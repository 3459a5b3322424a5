import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, sentenceOf } from '../api/call.ts';
import styles from './sign-in.module.css';
import { Provider } from './sign-in-page.tsx';

/** The link is mailed while others guess a password. */
export function BrowserPage() {
  const [key] = useState(() => location.hash.slice(1));
  const { data, error } = useQuery({
    queryKey: ['browser', key],
    queryFn: () => call('POST', '/browser', { key }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    <main className={styles.page}>
      <title>This browser - Desk</title>
      <Provider />
      <h1>This browser</h1>
      {!error && !data ? <Skeleton lines={3} /> : null}
      {error ? <p role="alert">{sentenceOf(error)}</p> : null}
      {data ? <p role="status">It is known from now on. Wrong passwords of others do not keep you out here.</p> : null}
      {error || data ? (
        <p>
          <Link to="/" replace>
            Sign in
          </Link>
        </p>
      ) : null}
    </main>
  );
}
