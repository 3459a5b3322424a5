import type { ClassRow } from '@agile-languages/shared/api';
import type { ClassLinks } from '../links/class-links.ts';

/** Name of the trainer, a link where there is a page about trainers. */
export function TrainerName({ row: { trainerId, trainerName }, links }: { row: ClassRow; links: ClassLinks }) {
  if (!trainerId || !links.hasTrainers) return <span>{trainerName}</span>;
  return <links.Link to={{ kind: 'trainer', trainerId }}>{trainerName}</links.Link>;
}
