import type { TextStorage } from '@agile-languages/shared/storage';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { replayEarlyInput } from '../kit/replay-early-input.ts';
import styles from './needs.module.css';
import { NeedsSheet } from './needs-sheet.tsx';
import { freshNeeds, needsReducer } from './needs-state.ts';
import { type NeedsTable, needsTables } from './needs-tables.ts';
import { readNeeds, writeNeeds } from './needs-text.ts';
import { type PlanLinks, PlanStrip } from './plan-strip.tsx';
import { RoleList } from './role-list.tsx';

/** Five roles, the Languages each needs, and the plan that is left when some are switched off. */
export function Needs({ storage, numberClass, headingLevel = 2, role, planSheet, ...links }: NeedsProps) {
  const [state, dispatch] = useReducer(needsReducer, freshNeeds);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stored = readNeeds(storage?.read() ?? '');
    if (stored) dispatch({ type: 'load', state: stored });
  }, [storage]);

  useEffect(() => {
    const [table = '', off] = (role ?? '').split('=');
    if (needsTables.some(({ name }) => name === table)) dispatch({ type: 'choose', table, off: off?.split('.') });
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
      {plan && planSheet?.(plan)}
      {plan ? (
        <PlanStrip
          table={plan}
          sheetId={planSheet && 'plan-title'}
          onReset={isComplete ? undefined : onReset}
          {...links}
        />
      ) : null}
    </div>
  );
}

export interface NeedsProps extends PlanLinks {
  /** Name of the role that the address chooses, `product-owner`, or its plan, `product-owner=1111112.1111117`. Default: the one chosen last. */
  role?: string;
  /** Draws the plan of a role in full, below the sheets. */
  planSheet?: (table: NeedsTable) => ReactNode;
  /** Level of the roles' headings. Default 2. */
  headingLevel?: HeadingLevel;
  /** Stores between visits what is switched off. Default: it lasts as long as the page. */
  storage?: TextStorage;
  /** Class of the roles' numbers, for a page that has a margin to hang them in. */
  numberClass?: string;
}
