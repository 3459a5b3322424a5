interface Early {
  price: string;
  oldPrice: string;
  earlyPrice: string;
  /** Last day, `20261203`, in the class's time zone. */
  earlyUntil: string;
  timeZone: string;
}

export interface EarlyPriced {
  /** `20261203`. Absent when there is none, or it is over. */
  priceUntil?: string;
}

/** Pages, mails and bookings all ask here what a class costs. */
export function priceNow<Record extends Early>(record: Record, now: string): Record & EarlyPriced {
  if (!isEarly(record, now)) return record;
  const { earlyPrice, price, earlyUntil } = record;
  return { ...record, price: earlyPrice, oldPrice: price, priceUntil: earlyUntil };
}

type Period = Pick<Early, 'earlyPrice' | 'earlyUntil' | 'timeZone'>;

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
