import type { ClassRow } from '@agile-languages/shared/api';
import { useSay } from '@agile-languages/shared/ui';
import { useDate8 } from './date-locale.ts';

/** Until when an early price is good. */
export function PriceUntil({ row: { priceUntil } }: { row: ClassRow }) {
  const say = useSay();
  const date8 = useDate8();
  return priceUntil ? <small>{say('until {0}', date8(priceUntil))}</small> : null;
}
