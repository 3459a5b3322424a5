import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { english, type Say } from './say.ts';

/** The site says its texts in English. */
export const SayContext = createContext<Say>(english);

/** Says the texts of the interface in the language of the element, or of the site. */
export const useSay = (): Say => useContext(SayContext);

/** A text with a node in the place of its `{}`. */
export function around(text: string, node: ReactNode): ReactNode {
  const [before, after] = text.split('{}');
  return createElement(Fragment, null, before, node, after);
}
