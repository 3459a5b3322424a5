import { use, useEffect, useLayoutEffect, useState } from 'react';
import { moduleAt } from '../document/closest-at.ts';
import { repeatPressesSoon } from '../document/presses.ts';
import { loadedRemotes } from '../federation/load-chunk.ts';
import { ModulesContext } from './modules-context.ts';

/** What was typed and pressed in the module before is repeated. Without a key: the shell itself. */
export function useHydrationMark(key?: string): void {
  const modules = use(ModulesContext);
  const [repeatInput] = useState(() => loadedRemotes?.readEarlyInput((field) => moduleAt(field) === key));
  useEffect(() => repeatInput?.(), [repeatInput]);
  useLayoutEffect(() => modules.markInteractive(key), [modules, key]);
  useEffect(() => modules.markHydrated(key), [modules, key]);
  useEffect(repeatPressesSoon, []);
}
