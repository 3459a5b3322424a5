import { languageById } from '@agile-languages/shared/content';
import { Mark, Switch, useSay } from '@agile-languages/shared/ui';
import styles from './needs-sheet.module.css';
import type { NeedsRow } from './needs-tables.ts';

/** One Language in a role's sheet. */
export function NeedsLine({ row, onSwitch }: { row: NeedsRow; onSwitch: (on: boolean) => void }) {
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
