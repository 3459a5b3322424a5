import type { ContentValue } from '@agile-languages/api/desk';
import { useState } from 'react';

/**
 * What a person has entered and not saved. It stays in this tab, also when the person looks at another page or has to
 * sign in again.
 *
 * @param name Of what is being written, for example `partners 7`.
 */
export function useUnsaved<Data extends Record<string, ContentValue>>(name: string, saved: Data) {
  const key = `unsaved ${name}`;
  const [changes, setChanges] = useState<Partial<Data>>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));

  function keep(next: Partial<Data>) {
    setChanges(next);
    if (Object.keys(next).length > 0) sessionStorage.setItem(key, JSON.stringify(next));
    else sessionStorage.removeItem(key);
  }

  function onChange<Name extends keyof Data>(field: Name, value: Data[Name]) {
    const next: Partial<Data> = { ...changes, [field]: value };
    if (JSON.stringify(value) === JSON.stringify(saved[field])) delete next[field];
    keep(next);
  }

  return {
    data: { ...saved, ...changes },
    isChanged: Object.keys(changes).length > 0,
    onChange,
    discard: () => keep({}),
  };
}
