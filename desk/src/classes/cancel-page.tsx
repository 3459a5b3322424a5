import { Button, ButtonRow, buttonClass, Field, SafeHtml, Skeleton, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { cancellationQuery, classQuery, useClassCalls } from './classes.data.ts';
import styles from './classes.module.css';

/** Cancels a class: first the mail that everybody who is enrolled will get, then the one button that sends it. */
export function CancelPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const calls = useClassCalls();
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<string>();
  const { data: item, error } = useQuery(classQuery(id));
  const preview = useQuery({ ...cancellationQuery(id, shown ?? ''), enabled: shown !== undefined });
  const cancel = useMutation({
    mutationFn: async (version: number) => {
      const { name } = await calls.cancel(id, version, shown ?? '');
      await navigate(`/classes/${id}`, { replace: true, state: { notice: `${name} is cancelled.` } });
    },
  });
  const isUpToDate = shown === reason;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setShown(reason);
  }

  if (!item)
    return (
      <>
        <h1>Cancel a class</h1>
        {error ? <Failure error={error} /> : <Skeleton lines={8} />}
      </>
    );
  const { recipients = 0 } = preview.data ?? {};
  return (
    <>
      <div className={listStyles.head}>
        <h1>Cancel “{item.name}”</h1>
        <p className="soft">
          It goes off the site, nobody can enrol any more, and everybody who is enrolled gets a mail. That cannot be
          undone.
        </p>
      </div>
      <form className={styles.mailForm} onSubmit={onSubmit}>
        <Field
          label="What you add to the mail"
          hint="A reason, another date, what happens with payments. May be empty."
        >
          <TextArea rows={5} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ButtonRow>
          <Button type="submit" variant={preview.data && isUpToDate ? 'line' : 'primary'}>
            Show the mail
          </Button>
          <Link className={buttonClass('quiet')} to={`/classes/${id}`}>
            Back to the class
          </Link>
        </ButtonRow>
      </form>
      <Failure error={preview.error} onRetry={() => preview.refetch()} />
      {preview.data && isUpToDate ? (
        <section className="stack" aria-labelledby="mail-title">
          <h2 id="mail-title">The mail</h2>
          <p role="status">
            {recipients === 0 ? 'Nobody is enrolled: no mail is sent.' : `${mails(recipients)}. This is the first one.`}
          </p>
          <article className={styles.mail} aria-label={preview.data.subject}>
            <p>
              <strong>{preview.data.subject}</strong>
            </p>
            <SafeHtml html={preview.data.html} />
            <details>
              <summary>As text</summary>
              <pre>{preview.data.text}</pre>
            </details>
            <details>
              <summary>Calendar file</summary>
              <pre>{preview.data.calendar}</pre>
            </details>
          </article>
          <ButtonRow>
            <Button disabled={cancel.isPending} onClick={() => cancel.mutate(item.version)}>
              {recipients === 0 ? 'Cancel the class' : `Cancel the class and send ${mails(recipients)}`}
            </Button>
          </ButtonRow>
          <Failure error={cancel.error} />
        </section>
      ) : null}
    </>
  );
}

const mails = (count: number) => (count === 1 ? 'one mail' : `${count} mails`);
