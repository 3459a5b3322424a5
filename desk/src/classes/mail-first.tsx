import type { MailPreview } from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass, Field, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { CallRefused } from '../api/call.ts';
import { KeptNotice } from '../record/kept-notice.tsx';
import { forget, useKeptForm } from '../record/use-kept-form.ts';
import { Failure } from '../shell/failure.tsx';
import { MailArticles } from '../shell/mail-preview.tsx';
import styles from './classes.module.css';

interface MailQuery {
  queryKey: readonly unknown[];
  queryFn: () => Promise<MailPreview>;
  retry?: boolean;
}

interface Props {
  classId: string;
  /** Of the action, `cancel`. */
  name: string;
  hint: string;
  /** @param answer to the question of a refusal */
  preview: (reason: string, answer?: object) => MailQuery;
  action: (recipients: number) => string;
  send: (reason: string, answer?: object) => Promise<void>;
}

const noWords = { reason: '' };

export function MailFirst({ classId, name, hint, preview: previewOf, action, send }: Props) {
  const kept = `classes ${classId} ${name}`;
  const { form, isKept, settle } = useKeptForm(kept, noWords);
  const reason = String(form.watch('reason'));
  const [shown, setShown] = useState<{ reason: string; answer?: object; query: MailQuery }>();
  const preview = useQuery({ ...(shown?.query ?? previewOf('')), enabled: shown !== undefined });
  const sending = useMutation({
    mutationFn: async () => {
      await send(shown?.reason ?? '', shown?.answer);
      forget(kept);
    },
  });
  const isShown = preview.data !== undefined && shown?.reason === reason;
  const { recipients = 0 } = preview.data ?? {};

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    show();
  }

  const show = (answer?: object) => setShown({ reason, answer, query: previewOf(reason, answer) });
  const asks = preview.error instanceof CallRefused ? preview.error.detail.asks : undefined;

  return (
    <>
      <form className={styles.mailForm} onSubmit={onSubmit}>
        {isKept ? <KeptNotice onBegin={() => settle(noWords)} /> : null}
        <Field label="What you add to the mail" hint={hint}>
          <TextArea rows={5} maxLength={2000} {...form.register('reason')} />
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
      <Failure
        error={preview.error}
        {...(asks
          ? { onRetry: () => show({ ...shown?.answer, [String(asks)]: true }), retry: 'Show the mail all the same' }
          : { onRetry: () => preview.refetch() })}
      />
      {isShown ? (
        <section className="stack" aria-labelledby="mail-title">
          <h2 id="mail-title">The mail</h2>
          <p role="status">
            {recipients === 0
              ? 'Nobody is enrolled: no mail is sent.'
              : `${mailsInWords(recipients)}. ${preview.data.others ? 'This is the first one of each text.' : 'This is the first one.'}`}
          </p>
          <MailArticles mail={preview.data} />
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

export const mailsInWords = (count: number) => (count === 1 ? 'one mail' : `${count} mails`);
