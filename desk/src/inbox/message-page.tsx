import type { MessageAnswer, MessageRow } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, Skeleton, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { Moment } from '../shell/moment.tsx';
import { useUnsaved } from '../shell/use-unsaved.ts';
import { messageQuery, useMessageCalls } from './inbox.data.ts';
import styles from './inbox.module.css';

/** One message, and its answer. */
export function MessagePage() {
  const { id = '' } = useParams();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  if (!message)
    return (
      <>
        <h1>Message</h1>
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={8} />}
      </>
    );
  return (
    <>
      <div className={listStyles.head}>
        <h1>{message.name || message.email || 'Message'}</h1>
        <p className="soft">
          {message.email || 'without an e-mail address'}, <Moment at={message.createdAt} />
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

/** The class in which a place is asked for, and from which partner's page the visitor came. */
function Origin({ message: { classId, className, partnerKey, partnerName, campaign } }: { message: MessageAnswer }) {
  if (!classId) return null;
  return (
    <p>
      Asks for a place in <Link to={`/classes/${encodeURIComponent(classId)}`}>{className || `class ${classId}`}</Link>
      {partnerKey ? `, from a page of ${partnerName || partnerKey}` : ''}
      {campaign ? `, campaign ${campaign}` : ''}.
    </p>
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

function Answer({ message }: { message: MessageRow }) {
  const calls = useMessageCalls(message.id);
  const { data, onChange, discard } = useUnsaved(`answer ${message.id}`, { answer: '' });
  const [notice, setNotice] = useState('');
  const work = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => setNotice('Done.'),
  });
  const isClosed = message.state === 'closed';

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        work.mutate(async () => {
          await calls.answer(data.answer);
          discard();
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
          <TextArea
            rows={8}
            maxLength={10_000}
            required
            value={data.answer}
            onChange={({ target }) => onChange('answer', target.value)}
          />
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
          onClick={() => work.mutate(isClosed ? calls.reopen : calls.close)}
        >
          {isClosed ? 'Take it up again' : 'Close without an answer'}
        </Button>
      </ButtonRow>
      <p role="status">{notice}</p>
      <Failure error={work.error} />
    </form>
  );
}
