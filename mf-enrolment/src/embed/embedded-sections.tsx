import { useRemoteData } from '@agile-languages/shared/remote-data';
import type { ClassApi } from '../class-detail/class.data.ts';
import type { ClassPartProps } from '../class-detail/class-context.ts';
import { loadOtherClasses, loadTrainer } from '../class-detail/class-sections.data.ts';
import { ClassSections } from '../class-detail/class-sections.tsx';

/** Sections of a class with data of their own, which are requested once the class is known. */
export function EmbeddedSections({ api, ...props }: ClassPartProps & { api: ClassApi }) {
  const { row } = props;
  const trainer = useRemoteData(row.trainerId, (signal) => loadTrainer(api, row, { signal }));
  const others = useRemoteData(row.id, (signal) => loadOtherClasses(api, row, { signal }));
  return <ClassSections data={{ trainer, others }} {...props} />;
}
