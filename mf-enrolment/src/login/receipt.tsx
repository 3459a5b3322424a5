import type { ClassRow } from '@agile-languages/shared/api';
import { quantity, tax } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Highlight } from '@agile-languages/shared/ui';
import { ClassLogo } from '../class-facts/class-logo.tsx';
import { courseName, languageOf, priceOf } from '../class-facts/class-text.ts';
import { startText } from '../dates/start-text.ts';
import styles from './receipt.module.css';

/** A till receipt: what is due, and under a perforation what it is for. */
export function Receipt({ row }: { row: ClassRow }) {
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
          <dt>Tax</dt> <dd>{tax}</dd>
        </div>
        <div className={styles.due}>
          <dt>Due at check-out</dt>{' '}
          <dd>
            <Highlight>{price}</Highlight>
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
