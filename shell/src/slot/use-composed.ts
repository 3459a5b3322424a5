import { use, useState } from 'react';
import { ModulesContext } from './modules-context.ts';

/** What the document was composed with for the slot of this key, as long as its part stays on the page. */
export function useComposed(key: string) {
  const { data } = use(ModulesContext);
  return useState(data?.[key])[0];
}
