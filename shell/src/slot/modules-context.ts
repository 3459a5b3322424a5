import { createContext } from 'react';
import type { Modules } from '../federation/module-store.ts';

export const ModulesContext = createContext<Modules>({
  frame: false,
  page: () => {
    throw new Error('No modules are provided.');
  },
  section: () => {
    throw new Error('No modules are provided.');
  },
});
