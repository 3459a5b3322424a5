import type { Registry } from '@agile-languages/shared/registry';
import { createContext, use, useState } from 'react';
import { FirstViewContext } from '../area-host/use-data-source.ts';

/** Later those that the tab knows. */
export const AreasContext = createContext<(isFirstView: boolean) => Registry['areas']>(() => ({}));

export function useAreas(): Registry['areas'] {
  const areasOf = use(AreasContext);
  const isFirstView = use(FirstViewContext);
  return useState(() => areasOf(isFirstView))[0];
}
