import { ButtonLink, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useId, useState } from 'react';
import listStyles from '../shell/list.module.css';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

export function OrderFiles() {
  const titleId = useId();
  const now = new Date().toISOString().slice(0, 7);
  const [from, setFrom] = useState(now);
  const [until, setUntil] = useState(now);
  const isRight = month.test(from) && month.test(until) && from <= until;
  const fileOf = (kind: string) => `/desk/api/orders.${kind}?${new URLSearchParams({ from, until })}`;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>For the bookkeeping</h2>
      <p>
        A line for each booking of these months (UTC), and a credit with negative amounts for each whose seat was given
        back or whose class was cancelled in them.
      </p>
      <div className={listStyles.filter}>
        <Field label="First month">
          <TextInput type="month" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Last month">
          <TextInput type="month" value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
      {isRight ? (
        <ButtonRow>
          <ButtonLink variant="line" href={fileOf('csv')} download>
            Orders as CSV
          </ButtonLink>
          <ButtonLink variant="line" href={fileOf('json')} download>
            Orders as JSON
          </ButtonLink>
        </ButtonRow>
      ) : (
        <p role="status">Choose two months, like 2026-11, the first one first.</p>
      )}
    </section>
  );
}
