import { useReducer } from 'react';
import styles from './needs.module.css';
import { NeedsSheet } from './needs-sheet.tsx';
import { freshNeeds, needsReducer } from './needs-state.ts';
import { type PlanLinks, PlanStrip } from './plan-strip.tsx';
import { RoleList } from './role-list.tsx';

/** Five roles, the Languages each needs, and the plan that is left when some are switched off. */
export function Needs({ numberClass, ...links }: NeedsProps) {
  const [{ tables, touched }, dispatch] = useReducer(needsReducer, freshNeeds);
  const plan = tables.find(({ name }) => name === touched);
  return (
    <div className={styles.needs}>
      <div className={styles.columns}>
        <RoleList tables={tables} touched={touched} numberClass={numberClass} dispatch={dispatch} />
        <div className={styles.sheets}>
          {tables.map((table) => (
            <NeedsSheet key={table.name} table={table} dispatch={dispatch} />
          ))}
        </div>
      </div>
      {plan ? <PlanStrip table={plan} {...links} /> : null}
    </div>
  );
}

export interface NeedsProps extends PlanLinks {
  /** Class of the roles' numbers, for a page that has a margin to hang them in. */
  numberClass?: string;
}
