import { applyWords } from '@agile-languages/shared/forms';
import { useSearchParams } from '@agile-languages/shared/router';
import { Button, Field, PasswordInput, TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import fields from '../check-out/fields.module.css';
import { RedMessage } from '../check-out/red-message.tsx';
import { redirectTarget } from '../check-out/redirect-target.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { AskLink, DiscountCode, ForgottenPassword, NoSuchClass, OrderNote } from './order-note.tsx';
import { signIn } from './sign-in.ts';
import { tellPartner } from './tell-partner.ts';
import { Waiting, type WaitingState } from './waiting.tsx';

/** With an empty field nothing happens. */
export function LoginForm({ classId, takesCode, isHeld, isFull, onRefused }: LoginFormProps) {
  const messageId = useId();
  const [message, setMessage] = useState('');
  const [waiting, setWaiting] = useState<WaitingState>();
  const [query] = useSearchParams();
  const { button, running, run } = useSingleRun('login');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const username = String(values.get('username') ?? '');
    const pwd = String(values.get('pwd') ?? '');
    if (!username || !pwd) return;

    void run(async () => {
      setMessage('');
      const discount = String(values.get('discount') ?? '');
      const result = await signIn({ username, pwd, classId, discount, waits: isFull });
      if (result.state === 'waits') {
        setWaiting(result);
        return 'staying';
      }
      if (result.state !== 'signed in') {
        setMessage(result.message);
        if (result.state === 'not enrolled') onRefused();
        return 'staying';
      }
      location.assign((await tellPartner(query, classId, result.code)) ?? redirectTarget(result.token));
      return 'leaving';
    });
  };

  if (waiting) return <Waiting {...waiting} />;
  return (
    <form noValidate className={fields.fields} onSubmit={onSubmit}>
      <div className={fields.stack}>
        <Field label="E-mail">
          <TextInput
            type="email"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={message ? messageId : undefined}
          />
        </Field>
        <Field label="Password">
          <PasswordInput
            name="pwd"
            autoComplete="current-password"
            aria-describedby={message ? messageId : undefined}
          />
        </Field>
        {takesCode ? <DiscountCode /> : null}
        <RedMessage id={messageId} text={message} />
        {classId && isHeld ? <OrderNote isFull={isFull} /> : null}
        {isHeld ? null : <NoSuchClass />}
        <Button ref={button} type="submit" disabled={running} className={fields.submit}>
          {applyWords(isFull)}
        </Button>
        <ForgottenPassword />
        {classId && isHeld ? <AskLink classId={classId} /> : null}
      </div>
    </form>
  );
}

interface LoginFormProps {
  classId: string;
  takesCode?: boolean;
  isHeld: boolean;
  isFull: boolean;
  /** The class is not what the page shows. */
  onRefused: () => void;
}
