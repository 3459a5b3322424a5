import type { ContentData, ContentValue, Kind } from '@agile-languages/api/desk';
import { useState } from 'react';

/**
 * What a person has entered and not saved. It stays in this tab, also when the person looks at another page or has to
 * sign in again.
 */
export function useUnsaved(kind: Kind, id: string, saved: ContentData) {
  const key = `unsaved ${kind} ${id}`;
  const [changes, setChanges] = useState<ContentData>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));

  function keep(next: ContentData) {
    setChanges(next);
    if (Object.keys(next).length > 0) sessionStorage.setItem(key, JSON.stringify(next));
    else sessionStorage.removeItem(key);
  }

  function onChange(name: string, value: ContentValue) {
    const { [name]: _, ...others } = changes;
    keep(JSON.stringify(value) === JSON.stringify(saved[name]) ? others : { ...others, [name]: value });
  }

  return {
    data: { ...saved, ...changes },
    isChanged: Object.keys(changes).length > 0,
    onChange,
    discard: () => keep({}),
  };
}
