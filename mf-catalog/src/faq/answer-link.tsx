import { Icon, LinkIcon } from '@agile-languages/shared/ui';
import styles from './answer-link.module.css';

/** The address of one answer, to be copied or sent. */
export function AnswerLink({ id, question }: { id: string; question: string }) {
  return (
    <p className={styles.link}>
      <a href={`#${id}`}>
        <Icon icon={LinkIcon} />
        Link to this answer
        <span className="visually-hidden">{` (${question})`}</span>
      </a>
    </p>
  );
}
