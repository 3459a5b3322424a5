import type { SpecimenKind } from '@agile-languages/shared/art';
import styles from './card-picture.module.css';
import { Picture } from './picture.tsx';

export const cardKinds = {
  'business-case': 'Business Case Cards',
  'financial-statement': 'Financial Statement Cards',
  'data-flow': 'Data Flow Cards',
  'user-story': 'User Story Cards',
  form: 'Form Cards',
  database: 'Database Cards',
  api: 'API Cards',
  issue: 'Issue Cards',
} as const satisfies Record<SpecimenKind, string>;

export const specimenKinds = Object.keys(cardKinds) as SpecimenKind[];

export function CardPicture({ kind }: { kind: SpecimenKind }) {
  return (
    <span className={styles.picture}>
      <Picture name={`card/${kind}`} className={styles.wide} />
      <Picture name={`card/${kind}-narrow`} className={styles.narrow} />
    </span>
  );
}
