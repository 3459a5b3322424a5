import type { Case } from '../../assessment/cases.ts';
import type { Marks } from '../../assessment/level.ts';
import { countShown, shownText } from '../../assessment/shown.ts';
import styles from './show-me.module.css';
import { useShown } from './use-evidence.ts';

/** Nothing until something is shown. */
export function SaidAndShown({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
  const shown = useShown();
  return shown.size > 0 ? (
    <p className={styles.count}>{shownText(countShown(communicationCase, marks, shown))}</p>
  ) : null;
}
