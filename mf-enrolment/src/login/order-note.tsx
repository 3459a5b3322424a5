import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Field, TextInput } from '@agile-languages/shared/ui';
import type { Ref } from 'react';
import styles from './order-note.module.css';

export const applyWords = (isFull: boolean): string => (isFull ? 'Join the waiting list' : 'Apply');

export function OrderNote({ isFull }: { isFull: boolean }) {
  return isFull ? (
    <p className={styles.note}>
      This class is full. When a seat becomes free and you wait longest, the seat is yours at once, and a mail tells
      you. You pay later, before the first session. You can leave the list, and cancel the seat:{' '}
      <Link to={paths.terms}>cancellation and transfer</Link>.
    </p>
  ) : (
    <p className={styles.note}>
      Apply takes one seat for you. You pay later, before the first session. You can cancel:{' '}
      <Link to={paths.terms}>cancellation and transfer</Link>.
    </p>
  );
}

export const NoSuchClass = () => (
  <p className={styles.note}>
    There is no such class, or it is no longer held. <Link to={paths.classes}>See the upcoming classes.</Link>
  </p>
);

export const DiscountCode = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
  <Field label="Discount code, if you have one">
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
