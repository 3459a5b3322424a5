import { languageById } from '@agile-languages/shared/content';
import { Heading, type HeadingLevel, Mark, Switch, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo, type ReactNode } from 'react';
import { Dial } from './dial.tsx';
import styles from './needs-sheet.module.css';
import { type NeedsAction, planOf } from './needs-state.ts';
import type { NeedsRow, NeedsTable } from './needs-tables.ts';

export const NeedsSheet = memo(function NeedsSheet({ table, headingLevel, rateTitle, dispatch }: NeedsSheetProps) {
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
              {rateTitle ?? say('Rate')}
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

function NeedsLine({ row, onSwitch }: { row: NeedsRow; onSwitch: (on: boolean) => void }) {
  const { id, language, languageDesc, rate, checked } = row;
  const say = useSay();
  return (
    <tr data-off={!checked || undefined}>
      <th scope="row">
        <span className={styles.language}>
          <Mark language={languageById(id)?.key ?? 'product'} size={1.75} className={styles.mark} />
          <span className={styles.name}>{language}</span>
          <span className={styles.for}>{say(languageDesc)}</span>
        </span>
      </th>
      <td className={styles.rate}>{rate}</td>
      <td className={styles.onOff}>
        <Switch label={language} checked={checked} onChange={onSwitch} />
      </td>
    </tr>
  );
}

interface NeedsSheetProps {
  table: NeedsTable;
  headingLevel: HeadingLevel;
  rateTitle: ReactNode;
  dispatch: Dispatch<NeedsAction>;
}
