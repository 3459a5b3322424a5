import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import { memo } from 'react';
import { Dial } from './dial.tsx';
import { NeedsLine } from './needs-line.tsx';
import styles from './needs-sheet.module.css';
import { type NeedsAction, planOf } from './needs-state.ts';
import type { NeedsTable } from './needs-tables.ts';

/** The ledger sheet of one role: its Languages, their rates, and the dial. */
export const NeedsSheet = memo(function NeedsSheet({ table, headingLevel, dispatch }: NeedsSheetProps) {
  const say = useSay();
  const { name, title, header, desc, rows, totalPercentage } = table;
  return (
    <section className={styles.sheet} id={name} aria-labelledby={`${name}-title`}>
      <header className={styles.head}>
        <Heading level={headingLevel} id={`${name}-title`} tabIndex={-1}>
          {say(title)}
        </Heading>
        <p className={styles.header}>{`${say(header)}.`}</p>
      </header>
      <p className={styles.desc}>{say(desc)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Language')}</th>
            <th scope="col" className={styles.rate}>
              {say('Rate')}
            </th>
            <th scope="col" className={styles.onOff}>
              {say('On or off')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NeedsLine
              key={row.id}
              row={row}
              onSwitch={(on) => dispatch({ type: 'switch', table: name, row: row.id, on })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.result}>
              {planOf(table, say).line}
            </th>
            <td className={`${styles.rate} ${styles.total}`}>{say('{0}%', totalPercentage)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <Dial table={table} />
    </section>
  );
});

interface NeedsSheetProps {
  table: NeedsTable;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<NeedsAction>;
}
