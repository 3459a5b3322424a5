interface Early {
  price: string;
  oldPrice: string;
  earlyPrice: string;
  /** The last day of it, `20261203`, in the time zone of the class. */
  earlyUntil: string;
  timeZone: string;
}

export interface EarlyPriced {
  /** Last day of an early price, `20261203`. Absent when there is none, or it is over. */
  priceUntil?: string;
}

/** The one place that knows what a class costs at a time: pages, mails and bookings all ask here. */
export function priceNow<Record extends Early>(record: Record, now: string): Record & EarlyPriced {
  if (!isEarly(record, now)) return record;
  const { earlyPrice, price, earlyUntil } = record;
  return { ...record, price: earlyPrice, oldPrice: price, priceUntil: earlyUntil };
}

type Period = Pick<Early, 'earlyPrice' | 'earlyUntil' | 'timeZone'>;

/** @param now ISO 8601, in UTC */
export function isEarly({ earlyPrice, earlyUntil, timeZone }: Period, now: string): boolean {
  if (earlyPrice === '' || earlyUntil === '') return false;
  try {
    const end = Temporal.PlainDate.from(earlyUntil)
      .add({ days: 1 })
      .toZonedDateTime(timeZone || 'UTC');
    return Temporal.Instant.from(now).epochMilliseconds < end.epochMilliseconds;
  } catch {
    return false;
  }
}
