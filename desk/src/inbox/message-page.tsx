import type { MessageRow, RecordAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useKeptForm } from '../record/use-kept-form.ts';
import { recordQuery, useResourceCalls } from '../resources/resource.data.ts';
import { Failure, Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { Moment } from '../shell/times.tsx';
import styles from './inbox.module.css';
import { Origin } from './message-origin.tsx';

export function MessagePage() {
  const { id = '' } = useParams();
  const { data: message, error, refetch } = useQuery(recordQuery<RecordAnswer<MessageRow>>('messages', id));
  if (!message) return <Pending title="Message" error={error} onRetry={refetch} />;
  return (
    <>
      <div className={listStyles.head}>
        <h1>{message.name || message.email || 'Message'}</h1>
        <p className="soft">
          {message.email || 'without an e-mail address'}, <Moment at={message.createdAt} />
          {message.mailFault ? (
            <>
              . <strong>{message.mailFault}</strong>
            </>
          ) : null}
        </p>
      </div>
      <Origin message={message} />
      <p className={styles.message}>{message.text}</p>
      {message.state === 'answered' ? <Answered message={message} /> : <Answer key={message.id} message={message} />}
      <p>
        <Link to="/messages">Back to the inbox</Link>
      </p>
    </>
  );
}

function Answered({ message }: { message: MessageRow }) {
  return (
    <section className="stack" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer</h2>
      <p className="soft">
        By {message.changedBy}, <Moment at={message.changedAt} />
      </p>
      <p className={styles.message}>{message.answer}</p>
    </section>
  );
}

const noAnswer = { answer: '' };

function Answer({ message }: { message: MessageRow }) {
  const { act, actMail } = useResourceCalls('messages');
  const { form, settle } = useKeptForm(`answer ${message.id}`, noAnswer);
  const [notice, setNotice] = useState('');
  const work = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => setNotice('Done.'),
  });
  const answer = String(form.watch('answer'));
  const isClosed = message.state === 'closed';

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        work.mutate(async () => {
          await act(message, 'answer', { answer: form.getValues('answer') });
          settle(noAnswer);
        });
      }}
    >
      {isClosed ? (
        <p className="soft">
          Closed without an answer by {message.changedBy}, <Moment at={message.changedAt} />
        </p>
      ) : null}
      {message.email ? (
        <Field label="Your answer" hint={`Goes to ${message.email} by mail, with the message below it.`}>
          <TextArea rows={8} maxLength={10_000} required {...form.register('answer')} />
        </Field>
      ) : null}
      <ButtonRow>
        {message.email ? (
          <Button type="submit" disabled={work.isPending}>
            Send the answer
          </Button>
        ) : null}
        <Button
          variant="line"
          disabled={work.isPending}
          onClick={() => work.mutate(() => act(message, isClosed ? 'reopen' : 'close'))}
        >
          {isClosed ? 'Take it up again' : 'Close without an answer'}
        </Button>
      </ButtonRow>
      {answer.trim() ? <MailBeforehand key={answer} ask={() => actMail(message, 'answer', { answer })} /> : null}
      <p role="status">{notice}</p>
      <Failure error={work.error} />
    </form>
  );
}
