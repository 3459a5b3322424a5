import type { ClassRow } from '@agile-languages/shared/api';
import { quantity } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Highlight, Mark } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { ClassLogo } from '../class-facts/class-logo.tsx';
import { courseName, languageOf, priceOf, startText, taxText } from '../class-facts/class-text.ts';
import styles from './order-summary.module.css';

const receiptId = 'receipt';

/** Its space is reserved without a class. */
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

/** `Language of Form - 480 EUR` */
function ReceiptLine({ row, controls, isOpen, onToggle }: ReceiptLineProps) {
  const language = languageOf(row);
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {language ? <Mark language={language.key} /> : null}
      <span>{courseName(row)}</span> <b>{priceOf(row)}</b>
    </button>
  );
}

function Receipt({ row }: { row: ClassRow }) {
  const price = priceOf(row);
  const begins = startText(row);
  return (
    <div className={styles.receipt}>
      <p className={styles.shop} aria-hidden="true">
        {siteConfig().brand}
      </p>
      <h2>ORDER SUMMARY</h2>
      <dl>
        <div>
          <dt>Items</dt> <dd>{price}</dd>
        </div>
        <div>
          <dt>Tax</dt> <dd>{taxText(row)}</dd>
        </div>
        <div className={styles.due}>
          <dt>Due at check-out</dt>{' '}
          <dd>
            <Highlight>{priceOf({ ...row, price: row.due ?? row.price })}</Highlight>
          </dd>
        </div>
      </dl>
      <h2 className={styles.tear}>SHOPPING CART</h2>
      <div className={styles.item} data-lang={languageOf(row)?.key}>
        <ClassLogo row={row} className={styles.logo} />
        <p>
          <b>{courseName(row)}</b> <span>{price}</span>
        </p>
      </div>
      <dl>
        <div>
          <dt>Quantity:</dt> <dd>{quantity}</dd>
        </div>
        <div>
          <dt>Price</dt> <dd>{price}</dd>
        </div>
      </dl>
      <p className={styles.class}>
        <Link to={paths.class(row.id)}>{row.className}</Link>
        {begins ? <span>{begins}</span> : null}
      </p>
    </div>
  );
}

interface ReceiptLineProps {
  row: ClassRow;
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}
