import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import type { Marks } from '../../assessment/level.ts';
import { lookedAt, nextOf } from '../../assessment/looked-at.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './next-category.module.css';

export function NextCategory({ communicationCase, category, marks, opened, dispatch }: NextCategoryProps) {
  const say = useSay();
  const looked = lookedAt(communicationCase, marks, opened);
  const next = nextOf(looked, category?.id);
  return (
    <p className={styles.next}>
      {next ? (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const sheets = currentTarget.closest('section')?.parentElement;
            dispatch({ type: 'open', place: { language: next.language.id, category: next.index } });
            setTimeout(() => sheets?.querySelector<HTMLElement>(openTab)?.focus());
          }}
        >
          {say('Next category: {0}', say(next.category.name))}
        </button>
      ) : (
        say('You have looked at all {0} categories.', looked.of)
      )}
    </p>
  );
}

const openTab = 'section:not([hidden]) > [role="tablist"] [aria-selected="true"]';

interface NextCategoryProps {
  communicationCase: Case;
  category: Category | undefined;
  marks: Marks;
  opened: ReadonlySet<string>;
  dispatch: Dispatch<MeterAction>;
}
