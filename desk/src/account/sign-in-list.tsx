import type { StaffSignInRow } from '@agile-languages/api/desk';
import { Button, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import styles from './account.module.css';
import { browserName } from './browser-name.ts';

const signInsKey = ['sign-ins'];

/** Where the person is signed in. Each sign-in can be ended. */
export function SignInList() {
  const titleId = useId();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: signInsKey,
    queryFn: () => call<{ rows: StaffSignInRow[] }>('GET', '/sign-ins'),
  });
  const onSuccess = () => client.invalidateQueries({ queryKey: signInsKey });
  const end = useMutation({ mutationFn: (id: string) => call('DELETE', `/sign-ins/${id}`), onSuccess });
  const endOthers = useMutation({ mutationFn: () => call('POST', '/sign-ins/end-others'), onSuccess });
  const others = data?.rows.filter(({ here }) => !here) ?? [];

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Sign-ins</h2>
      <p className="soft">A sign-in ends after 30 minutes without use, and after 12 hours.</p>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={3} /> : null}
      <ul className={styles.list}>
        {data?.rows.map(({ id, browser, address, createdAt, usedAt, here }) => (
          <li key={id}>
            <p>
              <strong>{browserName(browser)}</strong>
              {here ? ', this one' : ''}, from {address}, since <Moment at={createdAt} />, used <Moment at={usedAt} />
            </p>
            {here ? null : (
              <Button variant="quiet" size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                End <span className="visually-hidden">the sign-in of {browserName(browser)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="line" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
          End all others
        </Button>
      ) : null}
      <Failure error={end.error ?? endOthers.error} />
    </section>
  );
}
