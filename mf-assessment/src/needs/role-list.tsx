import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch, FocusEvent, MouseEvent } from 'react';
import type { NeedsAction } from './needs-state.ts';
import type { NeedsTable } from './needs-tables.ts';
import styles from './role-list.module.css';

export function RoleList({ tables, touched, numberClass, dispatch }: RoleListProps) {
  const say = useSay();
  const go = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault();
    const sheet = event.currentTarget.closest('nav')?.parentElement?.querySelector(`#${name}`);
    sheet?.scrollIntoView();
    sheet?.querySelector<HTMLElement>('h2, h3, h4')?.focus({ preventScroll: true });
    dispatch({ type: 'choose', table: name });
  };
  return (
    <nav className={styles.roles} aria-label={say('Roles')}>
      <ol>
        {tables.map(({ name, title, totalPercentage }, index) => (
          <li key={name}>
            <span className={numberClass ?? styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <a
              href={`#${name}`}
              aria-current={name === touched ? 'true' : undefined}
              onFocus={scrollToFocused}
              onClick={(event) => go(event, name)}
            >
              <span className={styles.title}>{say(title)}</span>{' '}
              <span className={styles.total}>{say('{0}%', totalPercentage)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Browsers do not scroll to a focused link that is partly in view. A pressed link must not move. */
function scrollToFocused({ currentTarget: link }: FocusEvent<HTMLElement>) {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface RoleListProps {
  tables: readonly NeedsTable[];
  touched: string;
  numberClass?: string | undefined;
  dispatch: Dispatch<NeedsAction>;
}
