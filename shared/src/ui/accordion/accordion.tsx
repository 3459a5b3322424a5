import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './accordion.module.css';

/**
 * Questions with their answers, one open at a time. The browser's find-in-page reaches closed answers and opens them, also
 * before any code is there. Without scripts every answer is open. Leave out `open` and it keeps its own state.
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

/**
 * React writes `hidden` without the value that find-in-page needs, except for an element that HTML does not know; in
 * the browser it is set afterwards. Without it an answer was found before the code was there.
 */
function AccordionPanel({ id, expanded, onFound, children }: AccordionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (expanded || !element) return;
    if (element.hasAttribute('hidden')) element.setAttribute('hidden', 'until-found');
    else found();
  }, [expanded]);

  return (
    <Answer
      ref={panel}
      id={`${id}-answer`}
      {...(!expanded && untilFound)}
      suppressHydrationWarning
      className={styles.answer}
    >
      {children}
    </Answer>
  );
}

const Answer = 'accordion-answer' as 'div';

const untilFound: object = { hidden: 'until-found' };

interface AccordionPanelProps {
  id: string;
  expanded: boolean;
  onFound: () => void;
  children: ReactNode;
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
  headingLevel?: 2 | 3 | 4;
  /** Id of the open entry, when the owner keeps the state. */
  open?: string;
  /** Together with `open`: called with the id of the entry to open, or with `undefined` to close all. */
  onOpen?: (id: string | undefined) => void;
}
