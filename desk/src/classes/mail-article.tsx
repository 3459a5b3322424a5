import type { MailPreview } from '@agile-languages/api/desk';
import { SafeHtml } from '@agile-languages/shared/ui';
import styles from './classes.module.css';

/** A mail as members will get it, also as text, with its calendar file. */
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
      <details>
        <summary>Calendar file</summary>
        <pre>{calendar}</pre>
      </details>
    </article>
  );
}

export const mailsInWords = (count: number) => (count === 1 ? 'one mail' : `${count} mails`);
