import type { AccountAnswer } from '@agile-languages/api/desk';
import { Dialog } from '@agile-languages/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountKey, signInsKey, useAccount } from '../api/account.ts';
import { call, onSignInAsked } from '../api/call.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asked for by a call that changes ways to sign in, some time after the sign-in. */
export function SignInAgain() {
  const { id, email } = useAccount();
  const client = useQueryClient();
  const [asked, setAsked] = useState({ times: 0, isOpen: false });
  const answer = useRef<(isSame: boolean) => void>(undefined);

  useEffect(() => {
    const forget = onSignInAsked(() => {
      answer.current?.(false);
      setAsked(({ times }) => ({ times: times + 1, isOpen: true }));
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      forget();
      answer.current?.(false);
    };
  }, []);

  function end(isSame: boolean) {
    answer.current?.(isSame);
    setAsked(({ times }) => ({ times, isOpen: false }));
  }

  async function onSuccess() {
    const { account } = await call<AccountAnswer>('GET', '/account');
    end(account?.id === id);
    void client.invalidateQueries({ queryKey: signInsKey });
    if (account?.id !== id) await client.resetQueries({ queryKey: accountKey });
  }

  return (
    <Dialog open={asked.isOpen} title="Sign in again" onClose={() => end(false)}>
      <div className="stack">
        <p>
          Who can sign in, and how, is changed within five minutes of a sign-in. So please sign in again as {email}.
        </p>
        <SignInForm key={asked.times} email={email} onSuccess={onSuccess} />
      </div>
    </Dialog>
  );
}
