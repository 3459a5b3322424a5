import type { ClassRow } from '@agile-languages/shared/api';
import { useSay } from '@agile-languages/shared/ui';
import { useDate8 } from './date-locale.ts';

export function PriceUntil({ row: { until } }: { row: ClassRow }) {
  const say = useSay();
  const date8 = useDate8();
  return until ? <small>{say('until {0}', date8(until))}</small> : null;
}
