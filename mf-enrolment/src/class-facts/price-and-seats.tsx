import type { ClassRow } from '@agile-languages/shared/api';
import { classNames, useSay } from '@agile-languages/shared/ui';
import { useContext } from 'react';
import { oldPriceOf, priceOf } from './class-text.ts';
import { DateLocale } from './date-locale.ts';
import styles from './price-and-seats.module.css';
import { PriceUntil } from './price-until.tsx';
import { Stars } from './stars.tsx';

const fewSeats = 3;

export function PriceAndSeats({ row }: { row: ClassRow }) {
  const { rating, seatsLeft, seatsTotal } = row;
  const lang = useContext(DateLocale);
  const say = useSay();
  const oldPrice = oldPriceOf(row, lang);

  return (
    <>
      <p className={styles.price} part="price">
        <b>{priceOf(row, lang)}</b>{' '}
        {oldPrice ? (
          <s>
            <span className="visually-hidden">{say('was ')}</span>
            {oldPrice}
          </s>
        ) : null}
        <PriceUntil row={row} />
        {row.due ? <small>{say('plus tax')}</small> : null}
      </p>
      {rating > 0 ? (
        <p className={styles.rating}>
          <Stars rating={rating} />
          {say('{0} of 5', Math.round(rating * 10) / 10)}
        </p>
      ) : null}
      {seatsLeft === undefined || seatsTotal === undefined ? null : (
        <p className={classNames(styles.seats, seatsLeft <= fewSeats && styles.few)}>
          {seatsLeft === 0 ? say('Full') : say('{0} of {1} seats left', seatsLeft, seatsTotal)}
        </p>
      )}
    </>
  );
}
