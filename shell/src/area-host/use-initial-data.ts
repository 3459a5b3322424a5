import { use, useState } from 'react';
import { ModulesContext } from './modules-context.ts';

/** What the document was prerendered with for the module of this key, as long as it stays on the page. */
export function useInitialData(key: string) {
  const { initialData } = use(ModulesContext);
  return useState(initialData?.[key])[0];
}
