import { type ReactNode, useState } from 'react';
import styles from './accordion.module.css';
import { AccordionPanel } from './accordion-panel.tsx';

/**
 * Questions with their answers, one open at a time. The browser's find-in-page reaches closed answers and opens them.
 * Without scripts every answer is open. Leave out `open` and it keeps its own state.
 */
export function Accordion({ items, headingLevel = 3, open, onOpen }: AccordionProps) {
  const [own, setOwn] = useState<string>();
  const current = onOpen ? open : own;
  const change = onOpen ?? setOwn;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }) => {
        const expanded = id === current;
        return (
          <div key={id} className={styles.item} id={id}>
            <Heading className={styles.question}>
              <button
                type="button"
                aria-expanded={expanded}
                aria-controls={`${id}-answer`}
                className={styles.button}
                onClick={() => change(expanded ? undefined : id)}
              >
                {question}
                <span aria-hidden="true" className={styles.sign} />
              </button>
            </Heading>
            <AccordionPanel id={id} expanded={expanded} onFound={() => change(id)}>
              {answer}
            </AccordionPanel>
          </div>
        );
      })}
    </div>
  );
}

/** One entry. */
export interface AccordionItem {
  /** Unique on the page; an address with this hash leads here. */
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the questions. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Id of the open entry, when the owner keeps the state. */
  open?: string;
  /** Together with `open`: called with the id of the entry to open, or with `undefined` to close all. */
  onOpen?: (id: string | undefined) => void;
}
