import type { ClassRow } from '@agile-languages/shared/api';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { useState } from 'react';
import styles from './order-summary.module.css';
import { Receipt } from './receipt.tsx';
import { ReceiptLine } from './receipt-line.tsx';

const receiptId = 'receipt';

/** The order beside the form; in narrow windows one line above it that opens. Its space is reserved when there is no class. */
export function OrderSummary({ orderedClass }: { orderedClass: RemoteData<ClassRow | null> }) {
  return (
    <div className={styles.reserved}>
      <RemoteBoundary name="class of the order" data={orderedClass} skeleton={null}>
        {(row) => (row ? <Order row={row} /> : null)}
      </RemoteBoundary>
    </div>
  );
}

function Order({ row }: { row: ClassRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Your order">
      <ReceiptLine row={row} controls={receiptId} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <div id={receiptId} className={styles.paper} data-open={isOpen}>
        <Receipt row={row} />
      </div>
    </section>
  );
}
