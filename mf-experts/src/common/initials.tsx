import { languages } from '@agile-languages/shared/content';
import { initialsOf, seedOf, stitchesOf } from '@agile-languages/shared/formats';
import styles from './portrait.module.css';

const grounds = languages.filter(({ key }) => key !== 'product' && key !== 'statement');

export function Initials({ id, fullname, size, label }: InitialsProps) {
  const seed = seedOf(id);
  return (
    <svg
      className={styles.portrait}
      data-lang={grounds[seed % grounds.length]?.key}
      viewBox="0 0 160 160"
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <path className={styles.ground} d="M0 0h160v160H0Z" />
      {stitchesOf(seed).map(({ path, width }) => (
        <path key={path} className={styles.stitch} strokeWidth={width} d={path} />
      ))}
      <path className={styles.ground} d="M30 50h100v60H30Z" />
      <text className={styles.letters} x="80" y="99" fontSize="54" textAnchor="middle">
        {initialsOf(fullname)}
      </text>
    </svg>
  );
}

interface InitialsProps {
  id: string;
  fullname: string;
  size: number;
  label: string;
}
