import type { MailPreview } from '@agile-languages/api/desk';
import { Button, SafeHtml } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Failure } from './failure.tsx';
import styles from './mail-preview.module.css';

/** The server does the action and takes it back. */
export function MailBeforehand({ ask }: { ask: () => Promise<MailPreview> }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: ask });
  return (
    <div className="stack">
      <div>
        <Button variant="line" size="small" disabled={isPending} onClick={() => mutate()}>
          Show the mail
        </Button>
      </div>
      <div role="status">{data && data.recipients === 0 ? 'No mail is sent.' : null}</div>
      {data && data.recipients > 0 ? <MailArticle mail={data} /> : null}
      <Failure error={error} />
    </div>
  );
}

export function MailArticle({ mail: { subject, html, text, calendar } }: { mail: MailPreview }) {
  return (
    <article className={styles.mail} aria-label={subject}>
      <p>
        <strong>{subject}</strong>
      </p>
      <SafeHtml html={html} />
      <details>
        <summary>As text</summary>
        <pre>{text}</pre>
      </details>
      {calendar ? (
        <details>
          <summary>Calendar file</summary>
          <pre>{calendar}</pre>
        </details>
      ) : null}
    </article>
  );
}
