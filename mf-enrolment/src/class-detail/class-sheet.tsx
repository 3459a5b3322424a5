import { formatDate8, SafeHtml } from '@agile-languages/shared/ui';
import { classStart } from '../class-parts/class-time.ts';
import { headingTag } from '../class-parts/heading-tag.ts';
import type { ClassPartProps } from './class-context.ts';
import { ClassOrder } from './class-order.tsx';
import styles from './class-sheet.module.css';
import { ClassTrainer } from './class-trainer.tsx';
import { OtherClasses } from './other-classes.tsx';
import { Sessions } from './sessions-table.tsx';

/** Everything about a class below its head: what it teaches, the order, sessions, trainer, other classes. */
export function ClassSheet(props: ClassPartProps) {
  const { row, visitorZone, headingLevel = 1 } = props;
  const Heading = headingTag(headingLevel, 1);
  const published = classStart(row) ? formatDate8(row.createdDate) : '';

  return (
    <>
      <div>
        <SafeHtml html={row.classDescription} className={styles.about} />
        {published ? <p className={styles.published}>{`Published ${published}`}</p> : null}
      </div>
      <ClassOrder {...props} />
      <div className={styles.sections}>
        {classStart(row) ? (
          <section>
            <Heading className={styles.title}>Sessions</Heading>
            <Sessions row={row} visitorZone={visitorZone} />
          </section>
        ) : null}
        {row.trainerName ? (
          <section>
            <Heading className={styles.title}>Trainer</Heading>
            <ClassTrainer {...props} />
          </section>
        ) : null}
        <OtherClasses {...props}>
          <Heading className={styles.title}>{`Other classes in ${row.langName}`}</Heading>
        </OtherClasses>
      </div>
    </>
  );
}
