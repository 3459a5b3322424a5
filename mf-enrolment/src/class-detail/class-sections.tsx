import { classStart } from '../class-parts/class-time.ts';
import { headingTag } from '../class-parts/heading-tag.ts';
import type { ClassPartProps } from './class-context.ts';
import styles from './class-sections.module.css';
import { ClassTrainer } from './class-trainer.tsx';
import { OtherClasses } from './other-classes.tsx';
import { Sessions } from './sessions-table.tsx';

/** Sessions, trainer, other classes. */
export function ClassSections(props: ClassPartProps) {
  const { row, visitorZone, headingLevel = 1 } = props;
  const Heading = headingTag(headingLevel, 1);

  return (
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
  );
}
