import type { FieldData, MailPreview, MailTextRow, RecordAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { MailArticles } from '../shell/mail-preview.tsx';
import styles from './mails.module.css';

export type MailRecord = RecordAnswer<MailTextRow>;

/** The mail with examples is as it is typed, saved or not. */
export function MailWords({ record: { id, mailFields }, data }: { record: MailRecord; data: FieldData }) {
  const titleId = useId();
  const { place, insert } = useInsert();
  const path = `/mail-texts/${encodeURIComponent(id)}/send`;
  const preview = useMutation({ mutationFn: (shown: FieldData) => call<MailPreview>('POST', `${path}?dry=1`, shown) });
  const toMe = useMutation({ mutationFn: (shown: FieldData) => call('POST', path, shown) });
  const isShown = preview.data !== undefined && JSON.stringify(preview.variables) === JSON.stringify(data);

  return (
    <section className="stack" aria-labelledby={titleId} ref={place}>
      <h2 id={titleId}>Fields to insert</h2>
      <ul className={styles.fields}>
        {mailFields.map(({ name, means, isLink, isNeeded }) => (
          <li key={name}>
            <Button
              variant="line"
              size="small"
              onClick={() => insert(isLink ? `[Words of the link]({${name}})` : `{${name}}`)}
            >
              {`{${name}}`}
            </Button>
            <span>
              {means}
              {isNeeded ? <strong>, needed</strong> : null}
            </span>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="line" disabled={preview.isPending} onClick={() => preview.mutate(data)}>
          Show the mail
        </Button>
        <Button variant="line" disabled={toMe.isPending} onClick={() => toMe.mutate(data)}>
          Send to me
        </Button>
      </ButtonRow>
      <p role="status">{toMe.isSuccess ? 'The mail to you is on the way.' : ''}</p>
      <Failure error={preview.error ?? toMe.error} />
      {isShown && preview.data ? <MailArticles mail={preview.data} /> : null}
    </section>
  );
}

type Written = HTMLTextAreaElement | HTMLInputElement;

const isWritten = (target: EventTarget | null): target is Written =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** As if it was typed: React does not see a value that a script gives. */
function write(field: Written, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where somebody wrote last; at first the end of the text. */
function useInsert() {
  const place = useRef<HTMLElement>(null);
  const last = useRef<Written>(null);

  useEffect(() => {
    const form = place.current?.closest('form');
    const remember = ({ target }: FocusEvent) => {
      if (isWritten(target)) last.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);

  function insert(words: string) {
    const field = last.current ?? place.current?.closest('form')?.querySelector('textarea');
    if (!field) return;
    const { value } = field;
    const begin = (last.current && field.selectionStart) ?? value.length;
    const end = (last.current && field.selectionEnd) ?? begin;
    write(field, `${value.slice(0, begin)}${words}${value.slice(end)}`);
    field.focus();
    field.setSelectionRange(begin + words.length, begin + words.length);
  }

  return { place, insert };
}
