import { useState } from 'react';
import styles from './order-summary.module.css';
import { Receipt } from './receipt.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { useOrderedClass } from './use-ordered-class.ts';

const receiptId = 'receipt';

/** The order beside the form; in narrow places one line above it that opens. Its place is kept when there is no class. */
export function OrderSummary({ classId }: { classId: string }) {
  const row = useOrderedClass(classId);
  const [open, setOpen] = useState(false);

  return (
    <div className={styles.place}>
      {row ? (
        <section aria-label="Your order">
          <ReceiptLine row={row} controls={receiptId} open={open} onToggle={() => setOpen(!open)} />
          <div id={receiptId} className={styles.paper} data-open={open}>
            <Receipt row={row} />
          </div>
        </section>
      ) : null}
    </div>
  );
}
