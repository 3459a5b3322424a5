import type { MailPreview } from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass, Field, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import styles from './classes.module.css';
import { MailArticle, mailsInWords } from './mail-article.tsx';

interface Props {
  classId: string;
  hint: string;
  /** The query for the mail with this reason in it. */
  preview: (reason: string) => { queryKey: readonly unknown[]; queryFn: () => Promise<MailPreview>; retry?: boolean };
  /** Words of the button that sends. */
  action: (recipients: number) => string;
  send: (reason: string) => Promise<void>;
}

/** First the mail that everybody who is enrolled will get, then the one button that sends it. */
export function MailFirst({ classId, hint, preview: previewOf, action, send }: Props) {
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<string>();
  const preview = useQuery({ ...previewOf(shown ?? ''), enabled: shown !== undefined });
  const sending = useMutation({ mutationFn: () => send(shown ?? '') });
  const isShown = preview.data !== undefined && shown === reason;
  const { recipients = 0 } = preview.data ?? {};

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setShown(reason);
  }

  return (
    <>
      <form className={styles.mailForm} onSubmit={onSubmit}>
        <Field label="What you add to the mail" hint={hint}>
          <TextArea rows={5} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ButtonRow>
          <Button type="submit" variant={isShown ? 'line' : 'primary'}>
            Show the mail
          </Button>
          <Link className={buttonClass('quiet')} to={`/classes/${classId}`}>
            Back to the class
          </Link>
        </ButtonRow>
      </form>
      <Failure error={preview.error} onRetry={() => preview.refetch()} />
      {isShown ? (
        <section className="stack" aria-labelledby="mail-title">
          <h2 id="mail-title">The mail</h2>
          <p role="status">
            {recipients === 0
              ? 'Nobody is enrolled: no mail is sent.'
              : `${mailsInWords(recipients)}. This is the first one.`}
          </p>
          <MailArticle mail={preview.data} />
          <ButtonRow>
            <Button disabled={sending.isPending} onClick={() => sending.mutate()}>
              {action(recipients)}
            </Button>
          </ButtonRow>
          <Failure error={sending.error} />
        </section>
      ) : null}
    </>
  );
}
