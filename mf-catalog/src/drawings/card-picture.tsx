import type { SpecimenKind } from '@agile-languages/shared/art';
import styles from './card-picture.module.css';
import { Picture } from './picture.tsx';

/** A filled card, in the cut that suits the width of its container. */
export function CardPicture({ kind }: { kind: SpecimenKind }) {
  return (
    <span className={styles.picture}>
      <Picture name={`card/${kind}`} className={styles.wide} />
      <Picture name={`card/${kind}-narrow`} className={styles.narrow} />
    </span>
  );
}
