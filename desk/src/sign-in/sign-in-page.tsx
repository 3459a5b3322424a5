import { Wordmark } from '@agile-languages/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { accountKey, useAccountQuery } from '../api/account.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const client = useQueryClient();
  return (
    <main className={styles.page}>
      <title>Sign in - Desk</title>
      <Provider />
      <h1>Sign in to the desk</h1>
      <FirstPerson />
      <SignInForm onSuccess={() => client.resetQueries({ queryKey: accountKey })} />
    </main>
  );
}

function FirstPerson() {
  const { data } = useAccountQuery();
  if (data?.account !== null || !data.isNew) return null;
  return (
    <p>
      Nobody can sign in yet. On the machine of the site, this command makes the link for the first person:{' '}
      <code>npm run trainer -- add-staff --email you@example.com</code>
    </p>
  );
}

export function Provider() {
  const { data } = useAccountQuery();
  const brand = data?.account === null ? data.brand : data?.account.brand;
  return <p className={styles.provider}>{brand ? <Wordmark brand={brand} /> : '\u00A0'}</p>;
}
