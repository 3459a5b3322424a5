import { Accordion, SafeHtml } from '@agile-languages/shared/ui';
import { AnswerLink } from './answer-link.tsx';
import type { FaqEntry } from './faq-entries.ts';

/** Questions with their answers, one open at a time. */
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

interface FaqListProps {
  entries: readonly FaqEntry[];
  headingLevel?: 2 | 3 | 4;
  open?: string;
  onOpen?: (id: string | undefined) => void;
  /** Offer the address of each answer. Default `false`. */
  linked?: boolean;
}
