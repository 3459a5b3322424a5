import type { PartnerPageAccount } from '@agile-languages/api/desk';
import { Button, Field, Skeleton, Wordmark } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { EmailInput } from '../shell/email-input.tsx';
import { Failure } from '../shell/failure.tsx';
import styles from '../sign-in/sign-in.module.css';
import { partnerCall, usePartnerAccount } from './partner.data.ts';

export function PartnerGate({ children }: { children: (account: PartnerPageAccount) => ReactNode }) {
  const { data, error, refetch } = usePartnerAccount();
  if (data?.account) return children(data.account);
  if (data) return <SignInPage brand={data.brand} />;
  return (
    <main className={styles.page}>
      <h1>For partners</h1>
      {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={8} />}
    </main>
  );
}

function SignInPage({ brand }: { brand: string }) {
  const ask = useMutation({ mutationFn: (email: string) => partnerCall('POST', '/sign-in', { email }) });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <main className={styles.page}>
      <title>Sign in - For partners</title>
      <p className={styles.provider}>
        <Wordmark brand={brand} />
      </p>
      <h1>Your page as a partner</h1>
      <p>What came from your pages, your keys, what your server was told, and the code for your pages.</p>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label="E-mail" hint="The address that was named with your key">
          <EmailInput autoComplete="email" />
        </Field>
        <Button type="submit" disabled={ask.isPending}>
          Mail me a link
        </Button>
      </form>
      <Failure error={ask.error} />
      <p role="status">
        {ask.isSuccess
          ? 'If this address is named with a key, a link is on its way. It is good for an hour and works once. After two links there is one an hour.'
          : ''}
      </p>
    </main>
  );
}
