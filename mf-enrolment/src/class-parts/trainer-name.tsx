import type { ClassRow } from '@agile-languages/shared/api';
import type { ClassLinks, LinkAs } from './class-links.ts';

/** Name of the trainer, a link where there is a page about trainers. */
export function TrainerName({ row, links, linkAs: Link }: TrainerNameProps) {
  const href = row.trainerId ? links.trainer?.(row.trainerId) : undefined;
  return href ? <Link to={href}>{row.trainerName}</Link> : <span>{row.trainerName}</span>;
}

interface TrainerNameProps {
  row: ClassRow;
  links: ClassLinks;
  linkAs: LinkAs;
}
