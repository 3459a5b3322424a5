import { isRecord, jsonOf } from '@agile-languages/shared/formats';
import { browserStorage, withMemory } from '@agile-languages/shared/storage';
import { type Answer, answers, phones } from './table-code.ts';

/** An answer after a reload replaces the one before. */
const storage = withMemory(browserStorage('session', 'table-phone'));

export function ownPhone(table: number): OwnPhone {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? 'null');
    if (isRecord(kept) && kept.table === table && typeof kept.phone === 'number' && isRecord(kept.given))
      return { table, phone: kept.phone, given: givenIn(kept.given) };
  } catch {
    // What cannot be read is as good as nothing.
  }
  return newPhone(table);
}

export const keepPhone = (own: OwnPhone): void => storage.write(jsonOf(own));

export function newPhone(table: number): OwnPhone {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  return { table, phone: number % phones, given: {} };
}

const givenIn = (given: Record<string, unknown>): OwnPhone['given'] =>
  Object.fromEntries(
    Object.entries(given).flatMap(([id, value]) => {
      const answer = answers.find((each) => each === value);
      return answer ? [[id, answer]] : [];
    }),
  );

export interface OwnPhone {
  table: number;
  phone: number;
  /** By the id of the topic. */
  given: Readonly<Record<string, Answer>>;
}
