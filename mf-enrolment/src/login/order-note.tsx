import { loginTexts } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Field, TextInput } from '@agile-languages/shared/ui';
import type { Ref } from 'react';
import styles from './order-note.module.css';

export const OrderNote = ({ isFull }: { isFull: boolean }) => (
  <p className={styles.note}>
    {isFull ? loginTexts.orderOfFull : loginTexts.order} <Link to={paths.terms}>{loginTexts.terms}</Link>.
  </p>
);

export const NoSuchClass = () => (
  <p className={styles.note}>
    {loginTexts.noClass} <Link to={paths.classes}>See the upcoming classes.</Link>
  </p>
);

export const DiscountCode = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
  <Field label={loginTexts.discount}>
    <TextInput ref={ref} name="discount" maxLength={30} autoComplete="off" spellCheck={false} />
  </Field>
);

export const ForgottenPassword = () => (
  <p className={styles.note}>
    Forgot your password?{' '}
    <a href={paths.contact} data-message="Please mail me a link for a new password.">
      Ask for a new one
    </a>
  </p>
);

export const AskLink = ({ classId }: { classId: string }) => (
  <p className={styles.note}>
    No account yet? <Link to={paths.ask(classId)}>Ask for a place</Link>
  </p>
);
