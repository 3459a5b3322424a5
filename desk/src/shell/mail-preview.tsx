import type { MailPreview, ShownMail } from '@agile-languages/api/desk';
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
      {data ? <MailArticles mail={data} /> : null}
      <Failure error={error} />
    </div>
  );
}

/** One of each text. */
export function MailArticles({ mail }: { mail: MailPreview }) {
  if (mail.recipients === 0) return null;
  const { others = [] } = mail;
  const ofFirst = others.reduce((rest, { recipients }) => rest - recipients, mail.recipients);
  return [{ ...mail, recipients: ofFirst }, ...others].map((each) => (
    <MailArticle key={each.text} mail={each} isOneOfSeveral={others.length > 0} />
  ));
}

function MailArticle({ mail: { subject, html, text, calendar, recipients }, isOneOfSeveral }: MailArticleProps) {
  return (
    <article className={styles.mail} aria-label={subject}>
      <p>
        <strong>{subject}</strong>
        {isOneOfSeveral ? `, to ${recipients === 1 ? 'one person' : `${recipients} people`}` : ''}
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

interface MailArticleProps {
  mail: ShownMail;
  isOneOfSeveral: boolean;
}
