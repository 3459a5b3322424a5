import { use, useEffect, useLayoutEffect } from 'react';
import { repeatPressesSoon } from '../document/presses.ts';
import { ModulesContext } from './modules-context.ts';

/** Notes that this component is hydrated, and with it the module of this key. Without a key, what the shell shows itself. */
export function useHydrationMark(key?: string): void {
  const modules = use(ModulesContext);
  useLayoutEffect(() => modules.markInteractive(key), [modules, key]);
  useEffect(() => modules.markHydrated(key), [modules, key]);
  useEffect(repeatPressesSoon, []);
}
