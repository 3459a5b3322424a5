import { createContext, use, useState } from 'react';
import { ModulesContext } from './modules-context.ts';

/** Whether the view is still the one that the document was prerendered for. */
export const FirstViewContext = createContext(true);

/** What the document was prerendered with for the module of this key. Views after the first have none. */
export function useInitialData(key: string) {
  const { initialData } = use(ModulesContext);
  const isFirstView = use(FirstViewContext);
  return useState(isFirstView ? initialData?.[key] : undefined)[0];
}
