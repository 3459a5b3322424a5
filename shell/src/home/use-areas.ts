import type { Registry } from '@agile-languages/shared/registry';
import { createContext, use, useState } from 'react';
import { FirstViewContext } from '../area-host/use-initial-data.ts';

/** Finds the areas that are live: those of the document for the first view, and later those that the tab knows of. */
export const AreasContext = createContext<(isFirstView: boolean) => Registry['areas']>(() => ({}));

/** The areas that are live when the page is opened. They stay as long as it is open. */
export function useAreas(): Registry['areas'] {
  const areasOf = use(AreasContext);
  const isFirstView = use(FirstViewContext);
  return useState(() => areasOf(isFirstView))[0];
}
