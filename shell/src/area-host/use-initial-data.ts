import { createContext, use, useState } from 'react';
import { ModulesContext } from './modules-context.ts';

export const FirstViewContext = createContext(true);

export function useInitialData(key: string) {
  const { initialData } = use(ModulesContext);
  const isFirstView = use(FirstViewContext);
  return useState(isFirstView ? initialData?.[key] : undefined)[0];
}
