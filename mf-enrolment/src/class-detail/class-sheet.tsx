import { formatDate8, SafeHtml } from '@agile-languages/shared/ui';
import { classStart } from '../class-parts/class-time.ts';
import type { ClassPartProps } from './class-context.ts';
import { ClassOrder } from './class-order.tsx';
import { ClassSections } from './class-sections.tsx';
import styles from './class-sheet.module.css';

/** Everything about a class below its head: what it teaches, the order, sessions, trainer, other classes. */
export function ClassSheet(props: ClassPartProps) {
  const { row } = props;
  const published = classStart(row) ? formatDate8(row.createdDate) : '';

  return (
    <>
      <div>
        <SafeHtml html={row.classDescription} className={styles.about} />
        {published ? <p className={styles.published}>{`Published ${published}`}</p> : null}
      </div>
      <ClassOrder {...props} />
      <ClassSections {...props} />
    </>
  );
}
