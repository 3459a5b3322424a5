import type { AccountAnswer } from '@agile-languages/api/desk';
import { Dialog } from '@agile-languages/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountKey, useAccount } from '../api/account.ts';
import { call, onSignInAsked } from '../api/call.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asked for by a call that changes ways to sign in, some time after the sign-in. */
export function SignInAgain() {
  const { id, email } = useAccount();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ times: number; answer?: (isSame: boolean) => void }>({ times: 0 });

  useEffect(
    () => onSignInAsked(() => new Promise((answer) => setAsked(({ times }) => ({ times: times + 1, answer })))),
    [],
  );

  function end(isSame: boolean) {
    asked.answer?.(isSame);
    setAsked(({ times }) => ({ times }));
  }

  async function onSuccess() {
    const { account } = await call<AccountAnswer>('GET', '/account');
    end(account?.id === id);
    if (account?.id !== id) await client.resetQueries({ queryKey: accountKey });
  }

  return (
    <Dialog open={asked.answer !== undefined} title="Sign in again" onClose={() => end(false)}>
      <div className="stack">
        <p>Ways to sign in are changed within five minutes of a sign-in. So please sign in again as {email}.</p>
        <SignInForm key={asked.times} email={email} onSuccess={onSuccess} />
      </div>
    </Dialog>
  );
}
