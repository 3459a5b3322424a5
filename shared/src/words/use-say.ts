import { createContext, useContext } from 'react';
import { english, type Say } from './say.ts';

/** How the texts around a component are said. The site says them in English. */
export const SayContext = createContext<Say>(english);

/** Says the texts of the interface in the language of the element, or of the site. */
export const useSay = (): Say => useContext(SayContext);
