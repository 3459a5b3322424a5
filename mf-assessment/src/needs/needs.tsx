import type { HeadingLevel } from '@agile-languages/shared/ui';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import type { ToolStorage } from '../assessment/page-storage.ts';
import styles from './needs.module.css';
import { NeedsSheet } from './needs-sheet.tsx';
import { freshNeeds, type NeedsAction, needsReducer } from './needs-state.ts';
import { type NeedsTable, needsTables } from './needs-tables.ts';
import { readNeeds, writeNeeds } from './needs-text.ts';
import { type PlanLinks, PlanStrip } from './plan-strip.tsx';
import { RoleList } from './role-list.tsx';

export function Needs({ storage, numberClass, headingLevel = 2, role, planSheet, rateTitle, ...links }: NeedsProps) {
  const [state, change] = useReducer(needsReducer, freshNeeds);

  useEffect(() => {
    const load = (text: string | null | undefined) =>
      change({ type: 'load', state: readNeeds(text ?? '') ?? freshNeeds });
    load(storage?.read());
    return storage?.watch?.(load);
  }, [storage]);

  useEffect(() => {
    const [table = '', off] = (role ?? '').split('=');
    if (needsTables.some(({ name }) => name === table)) change({ type: 'choose', table, off: off?.split('.') });
  }, [role]);

  useEffect(() => {
    if (state !== freshNeeds) storage?.write(writeNeeds(state));
  }, [storage, state]);

  /** On top of what another tab has switched since. */
  const dispatch = useMemo(
    () => (action: NeedsAction) => {
      storage?.look?.();
      change(action);
    },
    [storage],
  );

  const onReset = () => {
    storage?.look?.();
    storage?.clear();
    change({ type: 'load', state: freshNeeds });
  };

  const { tables, touched } = state;
  const plan = tables.find(({ name }) => name === touched);
  const isComplete = tables.every(({ totalPercentage }) => totalPercentage === 100);
  return (
    <div className={styles.needs}>
      <div className={styles.columns}>
        <RoleList tables={tables} touched={touched} numberClass={numberClass} dispatch={dispatch} />
        <div className={styles.sheets}>
          {tables.map((table) => (
            <NeedsSheet
              key={table.name}
              table={table}
              headingLevel={headingLevel}
              rateTitle={rateTitle}
              dispatch={dispatch}
            />
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
  /** `product-owner`, or its plan, `product-owner=1111112.1111117`. Default: the last one. */
  role?: string;
  planSheet?: (table: NeedsTable) => ReactNode;
  /** Of the column of rates. Default: 'Rate', a word of partners' pages. It stays the same. */
  rateTitle?: ReactNode;
  headingLevel?: HeadingLevel;
  storage?: ToolStorage;
  numberClass?: string;
}
