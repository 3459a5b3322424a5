import { logFailure } from '@agile-languages/shared/errors';
import { activationTexts } from '@agile-languages/shared/forms';
import { api } from '@agile-languages/shared/platform';
import { Button, ButtonLink, Field, PasswordInput, TextInput } from '@agile-languages/shared/ui';
import { type ChangeEvent, type ComponentProps, type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import fields from '../check-out/fields.module.css';

import { RedMessage } from '../check-out/red-message.tsx';
import { redirectTarget } from '../check-out/redirect-target.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { DiscountCode } from '../login/order-note.tsx';
import { type ActivationState, createAccount } from './activation.ts';
import styles from './activation-form.module.css';
import { PassCode } from './pass-code.tsx';

const failed = 'An error occurred during the API request.1';

export function ActivationForm({ initial, isKeyFixed = false, isRenewal = false }: ActivationFormProps) {
  const id = useId();
  const [state, setState] = useState(initial);
  const [message, setMessage] = useState('');
  const [waiting, setWaiting] = useState<{ notice: string; token: string }>();
  const { button, running, run } = useSingleRun('activation');
  useCaptcha(useCallback((ln: number) => setState((current) => ({ ...current, ln })), []));

  const bind = (name: 'activationKey' | 'passCode' | 'password' | 'repassword') => ({
    name,
    value: state[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const { value } = currentTarget;
      setState((current) => ({ ...current, [name]: value }));
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const discount = new FormData(event.currentTarget).get('discount');
    void run(async () => {
      setMessage('');
      try {
        const result = await createAccount(state, String(discount ?? ''));
        if (result.state === 'created' && result.notice) {
          setWaiting(result);
          return 'staying';
        }
        if (result.state === 'created') {
          location.assign(redirectTarget(result.token));
          return 'leaving';
        }
        setMessage(result.message);
      } catch (cause) {
        logFailure('activation', cause);
        setMessage(failed);
      }
      return 'staying';
    });
  };

  if (waiting)
    return (
      <div className={fields.stack}>
        <p role="status">
          {activationTexts.made} {waiting.notice}
        </p>
        <ButtonLink href={redirectTarget(waiting.token)}>Go on</ButtonLink>
      </div>
    );

  return (
    <form noValidate className={fields.fields} onSubmit={onSubmit}>
      <div className={fields.stack}>
        <ActivationKey input={bind('activationKey')} isFixed={isKeyFixed} />
        <PassCode input={bind('passCode')} activationKey={state.activationKey} onRefused={setMessage} />
        <div className={styles.pair}>
          <Field label="Password">
            <PasswordInput
              {...bind('password')}
              autoComplete="new-password"
              aria-describedby={`${id}hint ${id}guess`}
            />
          </Field>
          <Field label="Repeat password">
            <TextInput {...bind('repassword')} type="password" autoComplete="new-password" />
          </Field>
          <div className={styles.hint}>
            <p id={`${id}hint`}>{activationTexts.passwordHint}</p>
            <p id={`${id}guess`}>{activationTexts.guessHint}</p>
          </div>
        </div>
        {!isRenewal && (
          <details>
            <summary>Have a discount code?</summary>
            <DiscountCode />
          </details>
        )}
        <RedMessage text={message} />
        <Button ref={button} type="submit" disabled={running} className={fields.submit}>
          {isRenewal ? activationTexts.renew : activationTexts.create}
        </Button>
      </div>
    </form>
  );
}

const ActivationKey = ({ input, isFixed }: { input: ComponentProps<typeof TextInput>; isFixed: boolean }) => (
  <Field label="Activation key" hint={isFixed ? 'From the link in your invitation.' : activationTexts.keyHint}>
    <TextInput
      {...input}
      readOnly={isFixed}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={styles.code}
    />
  </Field>
);

function useCaptcha(onNumber: (ln: number) => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const unlessLeft = (action: () => void) => {
      if (!controller.signal.aborted) action();
    };
    api.getCaptcha({ signal: controller.signal }).then(
      ({ kv }) => {
        const { ln } = kv;
        if (ln !== undefined) unlessLeft(() => onNumber(ln));
      },
      (cause: unknown) => unlessLeft(() => logFailure('captcha', cause)),
    );
    return () => controller.abort();
  }, [onNumber]);
}

export interface ActivationFormProps {
  initial: ActivationState;
  isKeyFixed?: boolean;
  /** A member chooses a new password. */
  isRenewal?: boolean;
}
