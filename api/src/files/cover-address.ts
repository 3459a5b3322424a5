import { createHash } from 'node:crypto';
import type { SampleRecord } from '../repositories/sample-repository.ts';

/** Address of a sample's picture: its drawn card, another one after each change, or the mark of its Language. */
export function coverAddress({ id, card, mark }: Pick<SampleRecord, 'id' | 'card' | 'mark'>): string {
  if (!card) return `/files/marks/${mark}.svg`;
  const version = createHash('sha256').update(card).digest('hex').slice(0, 8);
  return `/files/covers/${encodeURIComponent(id)}.svg?${version}`;
}
