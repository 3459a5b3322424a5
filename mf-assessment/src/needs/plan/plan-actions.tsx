import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Button, ButtonLink, ButtonRow, CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';
import { useState } from 'react';
import type { NeedsTable } from '../needs-tables.ts';
import styles from './plan-sheet.module.css';

export function PlanActions({ table, search, classIds, isPrintable }: PlanActionsProps) {
  const [message, setMessage] = useState('');
  const { apiBase, origin } = siteConfig();
  const link = origin + paths.needsOf(`${table.name}=${offOf(table)}`, search);

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('The link is copied. It opens this plan.');
    } catch {
      setMessage(link);
    }
  };

  return (
    <>
      <ButtonRow className={styles.actions}>
        {isPrintable ? (
          <Button variant="line" onClick={() => window.print()}>
            Print the plan
          </Button>
        ) : null}
        {classIds.length > 0 ? (
          <ButtonLink variant="line" href={`${apiBase}/plans/${encodeURIComponent(classIds.join('.'))}.ics`} download>
            <Icon icon={CalendarPlusIcon} />
            Calendar file
          </ButtonLink>
        ) : null}
        <Button variant="line" onClick={onCopy}>
          Copy link
        </Button>
      </ButtonRow>
      <p className={styles.message} role="status">
        {message}
      </p>
    </>
  );
}

const offOf = ({ rows }: NeedsTable) =>
  rows
    .filter(({ checked }) => !checked)
    .map(({ id }) => id)
    .join('.');

interface PlanActionsProps {
  table: NeedsTable;
  search: string;
  classIds: readonly string[];
  isPrintable: boolean;
}
