import type { TextStorage } from '@agile-languages/shared/storage';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useReducer, useRef } from 'react';
import { replayEarlyInput } from '../kit/replay-early-input.ts';
import styles from './needs.module.css';
import { NeedsSheet } from './needs-sheet.tsx';
import { freshNeeds, needsReducer } from './needs-state.ts';
import { needsTables } from './needs-tables.ts';
import { readNeeds, writeNeeds } from './needs-text.ts';
import { type PlanLinks, PlanStrip } from './plan-strip.tsx';
import { RoleList } from './role-list.tsx';

/** Five roles, the Languages each needs, and the plan that is left when some are switched off. */
export function Needs({ storage, numberClass, headingLevel = 2, role, ...links }: NeedsProps) {
  const [state, dispatch] = useReducer(needsReducer, freshNeeds);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stored = readNeeds(storage?.read() ?? '');
    if (stored) dispatch({ type: 'load', state: stored });
  }, [storage]);

  useEffect(() => {
    if (role && needsTables.some(({ name }) => name === role)) dispatch({ type: 'choose', table: role });
  }, [role]);

  useEffect(() => {
    if (root.current) replayEarlyInput(root.current);
  }, []);

  useEffect(() => {
    if (state !== freshNeeds) storage?.write(writeNeeds(state));
  }, [storage, state]);

  const onReset = () => {
    storage?.clear();
    dispatch({ type: 'load', state: freshNeeds });
  };

  const { tables, touched } = state;
  const plan = tables.find(({ name }) => name === touched);
  const isComplete = tables.every(({ totalPercentage }) => totalPercentage === 100);
  return (
    <div ref={root} className={styles.needs}>
      <div className={styles.columns}>
        <RoleList tables={tables} touched={touched} numberClass={numberClass} dispatch={dispatch} />
        <div className={styles.sheets}>
          {tables.map((table) => (
            <NeedsSheet key={table.name} table={table} headingLevel={headingLevel} dispatch={dispatch} />
          ))}
        </div>
      </div>
      {plan ? <PlanStrip table={plan} onReset={isComplete ? undefined : onReset} {...links} /> : null}
    </div>
  );
}

export interface NeedsProps extends PlanLinks {
  /** Name of the role that the address chooses. Default: the one chosen last. */
  role?: string;
  /** Level of the roles' headings. Default 2. */
  headingLevel?: HeadingLevel;
  /** Stores between visits what is switched off. Default: it lasts as long as the page. */
  storage?: TextStorage;
  /** Class of the roles' numbers, for a page that has a margin to hang them in. */
  numberClass?: string;
}
