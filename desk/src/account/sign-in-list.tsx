import type { StaffSignInRow } from '@agile-languages/api/desk';
import { Button, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { signInsKey } from '../api/account.ts';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/times.tsx';
import styles from './account.module.css';

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

const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The order of the lists counts: many browsers name others too. */
export function browserName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
