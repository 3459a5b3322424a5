import type { ClassRow } from '@agile-languages/shared/api';
import type { ClassLinks } from '../links/class-links.ts';

export function TrainerName({ row, links }: { row: ClassRow; links: ClassLinks }) {
  const { secondTrainerId, secondTrainerName } = row;
  return (
    <>
      <OneTrainer trainerId={row.trainerId} name={row.trainerName} links={links} />
      {secondTrainerName ? (
        <>
          {', '}
          <OneTrainer trainerId={secondTrainerId} name={secondTrainerName} links={links} />
        </>
      ) : null}
    </>
  );
}

export function OneTrainer({ trainerId, name, links }: OneTrainerProps) {
  if (!trainerId || !links.hasTrainers) return <span>{name}</span>;
  return <links.Link to={{ kind: 'trainer', trainerId }}>{name}</links.Link>;
}

interface OneTrainerProps {
  trainerId: string | undefined;
  name: string | undefined;
  links: ClassLinks;
}
