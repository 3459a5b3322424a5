import type { DeskClass, FieldData, MailPreview } from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass, Field, Select, TextArea, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { KeptNotice } from '../record/kept-notice.tsx';
import { useKeptForm } from '../record/use-kept-form.ts';
import { recordQuery, useResourceCalls } from '../resources/resource.data.ts';
import { Failure, Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { MailArticles } from '../shell/mail-preview.tsx';
import styles from './classes.module.css';
import { mailsInWords } from './mail-first.tsx';

export function WritePage() {
  const { id = '' } = useParams();
  const { data: item, error } = useQuery(recordQuery<DeskClass>('classes', id));
  return item ? <Write item={item} /> : <Pending title="Mail participants" error={error} />;
}

const first: FieldData = { to: 'participants', subject: '', words: '' };

function Write({ item: { id, name } }: { item: DeskClass }) {
  const titleId = useId();
  const navigate = useNavigate();
  const calls = useResourceCalls<DeskClass>('classes');
  const { form, isKept, settle } = useKeptForm(`classes ${id} mail`, first);
  const data = form.watch();
  const path = `/classes/${encodeURIComponent(id)}/write`;
  const preview = useMutation({ mutationFn: (shown: FieldData) => call<MailPreview>('POST', `${path}?dry=1`, shown) });
  const toMe = useMutation({ mutationFn: () => call('POST', path, { ...data, to: 'me' }) });
  const send = useMutation({
    mutationFn: async (count: string) => {
      await calls.act({ id, version: 0 }, 'write', data);
      settle(first);
      await navigate(`/classes/${id}`, { replace: true, state: { notice: `${count} on the way.` } });
    },
  });
  const isShown = preview.data !== undefined && JSON.stringify(preview.variables) === JSON.stringify(data);
  const count = mailsInWords(preview.data?.recipients ?? 0);

  return (
    <>
      <div className={listStyles.head}>
        <h1>Mail participants of “{name}”</h1>
        <p className="soft">
          Each gets a mail of their own, with a link to the class. Answers go to the address for enquiries.
        </p>
      </div>
      <form
        className={styles.mailForm}
        onSubmit={(event) => {
          event.preventDefault();
          preview.mutate(data);
        }}
      >
        {isKept ? <KeptNotice onBegin={() => settle(first)} /> : null}
        <Field label="To whom">
          <Select {...form.register('to')}>
            <option value="participants">Participants</option>
            <option value="waiting">Members who wait</option>
            <option value="everybody">Both</option>
          </Select>
        </Field>
        <Field label="Subject">
          <TextInput maxLength={200} required {...form.register('subject')} />
        </Field>
        <Field label="Words of the mail" hint="An empty line begins a paragraph">
          <TextArea rows={8} maxLength={5000} required {...form.register('words')} />
        </Field>
        <ButtonRow>
          <Button type="submit" variant={isShown ? 'line' : 'primary'} disabled={preview.isPending}>
            Show the mail
          </Button>
          <Button variant="line" disabled={toMe.isPending} onClick={() => toMe.mutate()}>
            Send to me
          </Button>
          <Link className={buttonClass('quiet')} to={`/classes/${id}`}>
            Back to the class
          </Link>
        </ButtonRow>
      </form>
      <p role="status">{toMe.data ? 'The mail to you is on the way.' : ''}</p>
      <Failure error={preview.error ?? toMe.error} />
      {isShown && preview.data ? (
        <section className="stack" aria-labelledby={titleId}>
          <h2 id={titleId}>The mail</h2>
          <p role="status">
            {count}. {preview.data.others ? 'This is the first one of each text.' : 'This is the first one.'}
          </p>
          <MailArticles mail={preview.data} />
          <ButtonRow>
            <Button disabled={send.isPending} onClick={() => send.mutate(count)}>
              Send {count}
            </Button>
          </ButtonRow>
          <Failure error={send.error} />
        </section>
      ) : null}
    </>
  );
}
