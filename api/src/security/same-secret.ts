import { timingSafeEqual } from 'node:crypto';

/** Takes as long wherever they differ. */
export function isSameSecret(given: string | Uint8Array, wanted: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
