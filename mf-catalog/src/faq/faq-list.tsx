import { Accordion, Icon, LinkIcon, SafeHtml } from '@agile-languages/shared/ui';
import type { FaqEntry } from './faq-entries.ts';
import styles from './faq-list.module.css';

export function FaqList({ entries, headingLevel = 3, open, onOpen, linked = false }: FaqListProps) {
  return (
    <Accordion
      headingLevel={headingLevel}
      open={open}
      onOpen={onOpen}
      items={entries.map(({ id, question, answer }) => ({
        id,
        question,
        answer: (
          <>
            <SafeHtml html={answer} />
            {linked ? <AnswerLink id={id} question={question} /> : null}
          </>
        ),
      }))}
    />
  );
}

function AnswerLink({ id, question }: { id: string; question: string }) {
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

interface FaqListProps {
  entries: readonly FaqEntry[];
  headingLevel?: 2 | 3 | 4;
  open?: string;
  onOpen?: (id: string | undefined) => void;
  linked?: boolean;
}
