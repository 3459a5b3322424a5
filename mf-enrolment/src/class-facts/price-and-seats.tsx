import type { ClassRow } from '@agile-languages/shared/api';
import { classNames } from '@agile-languages/shared/ui';
import { oldPriceOf, priceOf } from './class-text.ts';
import styles from './price-and-seats.module.css';
import { Stars } from './stars.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const fewSeats = 3;

/** Price, rating and seats of a class, each only when the server states it. */
export function PriceAndSeats({ row }: { row: ClassRow }) {
  const { rating, seatsLeft, seatsTotal } = row;
  const oldPrice = oldPriceOf(row);

  return (
    <>
      <p className={styles.price} part="price">
        <b>{priceOf(row)}</b>{' '}
        {oldPrice ? (
          <s>
            <VisuallyHidden>was </VisuallyHidden>
            {oldPrice}
          </s>
        ) : null}
      </p>
      {rating > 0 ? (
        <p className={styles.rating}>
          <Stars rating={rating} />
          {`${Math.round(rating * 10) / 10} of 5`}
        </p>
      ) : null}
      {seatsLeft === undefined || seatsTotal === undefined ? null : (
        <p className={classNames(styles.seats, seatsLeft <= fewSeats && styles.few)}>
          {seatsLeft === 0 ? 'Full' : `${seatsLeft} of ${seatsTotal} seats left`}
        </p>
      )}
    </>
  );
}
