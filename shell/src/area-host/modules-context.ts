import { createContext } from 'react';
import type { Modules } from '../federation/module-store.ts';

export const ModulesContext = createContext<Modules>({
  isFallback: false,
  page: missing,
  section: missing,
  loadApi: missing,
  markInteractive: () => {},
  markHydrated: () => {},
});

function missing(): never {
  throw new Error('No modules are provided.');
}
