import { CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { datedLink, dayOf, longestName } from '../../assessment/dated.ts';
import panel from '../../components/panel.module.css';
import { saveAs } from '../../components/save-as.ts';
import { lookAgain } from './look-again.ts';
import styles from './share-panel.module.css';

export function useDatedLink(link: string) {
  const [today] = useState(() => new Date());
  const [name, setName] = useState('');
  const dated = datedLink(link, dayOf(today), name);
  return {
    dated,
    fields: (
      <>
        <label className={panel.label} htmlFor="meter-name">
          What is this result? For example Sprint 12; may stay empty
        </label>
        <div className={panel.row}>
          <input
            id="meter-name"
            className={panel.field}
            autoComplete="off"
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
      </>
    ),
    reminder: (
      <button
        type="button"
        className={`${panel.line} ${styles.again}`}
        onClick={() =>
          saveAs(
            'look-again.ics',
            'text/calendar',
            lookAgain(dated, new Date(), `${crypto.randomUUID()}@agile-languages`),
          )
        }
      >
        <Icon icon={CalendarPlusIcon} /> Calendar entry in 90 days, with this link
      </button>
    ),
  };
}
