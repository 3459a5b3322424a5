import type { ClassRow } from '@agile-languages/shared/api';
import { Mark } from '@agile-languages/shared/ui';
import { courseName, languageOf, priceOf } from '../class-facts/class-text.ts';
import styles from './order-summary.module.css';

/** `Language of Form - 480 EUR`: the receipt in one line, which opens and closes it. */
export function ReceiptLine({ row, controls, isOpen, onToggle }: ReceiptLineProps) {
  const language = languageOf(row);
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {language ? <Mark language={language.key} /> : null}
      <span>{courseName(row)}</span> <b>{priceOf(row)}</b>
    </button>
  );
}

interface ReceiptLineProps {
  row: ClassRow;
  /** Id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}
