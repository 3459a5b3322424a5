import { classStart } from '@agile-languages/shared/formats';
import type { RemoteDataSet } from '@agile-languages/shared/remote-data';
import { Heading, levelBelow, useSay } from '@agile-languages/shared/ui';
import type { ClassPartProps } from './class-context.ts';
import type { ClassSectionsData } from './class-sections.data.ts';
import styles from './class-sections.module.css';
import { ClassTrainer } from './class-trainer.tsx';
import { OtherClasses } from './other-classes.tsx';
import { Sessions } from './sessions-table.tsx';

/** Sessions, trainer, other classes. */
export function ClassSections({ data, ...props }: ClassSectionsProps) {
  const { row, links, visitorZone, headingLevel = 1 } = props;
  const say = useSay();

  return (
    <div className={styles.sections}>
      {classStart(row) ? (
        <section>
          <Heading level={levelBelow(headingLevel)} className={styles.title}>
            {say('Sessions')}
          </Heading>
          <Sessions row={row} visitorZone={visitorZone} />
        </section>
      ) : null}
      {row.trainerName ? (
        <section>
          <Heading level={levelBelow(headingLevel)} className={styles.title}>
            {say('Trainer')}
          </Heading>
          <ClassTrainer trainer={data.trainer} {...props} />
        </section>
      ) : null}
      <OtherClasses others={data.others} links={links}>
        <Heading level={levelBelow(headingLevel)} className={styles.title}>
          {say('Other classes in {0}', row.langName)}
        </Heading>
      </OtherClasses>
    </div>
  );
}

interface ClassSectionsProps extends ClassPartProps {
  data: RemoteDataSet<ClassSectionsData>;
}
