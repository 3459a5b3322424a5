import { useRemoteData } from '@agile-languages/shared/remote-data';
import type { ClassApi } from '../class-detail/class.data.ts';
import type { ClassPartProps } from '../class-detail/class-context.ts';
import { loadOtherClasses, loadTrainer } from '../class-detail/class-sections.data.ts';
import { ClassSections } from '../class-detail/class-sections.tsx';

/** Requested once the class is known. */
export function EmbeddedSections({ api, ...props }: ClassPartProps & { api: ClassApi }) {
  const { row } = props;
  const trainer = useRemoteData(row.trainerId, (signal) => loadTrainer(api, row.trainerId, { signal }));
  const secondTrainer = useRemoteData(row.secondTrainerId, (signal) =>
    loadTrainer(api, row.secondTrainerId, { signal }),
  );
  // Trainers above would move them.
  const isWaiting =
    (row.trainerId && trainer.state === 'pending') || (row.secondTrainerId && secondTrainer.state === 'pending');
  const others = useRemoteData(isWaiting ? undefined : row.id, (signal) => loadOtherClasses(api, row, { signal }));
  return <ClassSections data={{ trainer, secondTrainer, others }} {...props} />;
}
