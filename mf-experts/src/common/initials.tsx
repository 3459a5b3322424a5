import { languages } from '@agile-languages/shared/content';
import styles from './portrait.module.css';

const cells = 7;
const half = [0, 1, 2, 3];
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
      {stitchesOf(seed).map(({ x, y, width }) => (
        <path
          key={`${x} ${y}`}
          className={styles.stitch}
          strokeWidth={width}
          d={`M${14 + x * 20} ${14 + y * 20}l12 12m0-12-12 12`}
        />
      ))}
      <path className={styles.ground} d="M30 50h100v60H30Z" />
      <text className={styles.letters} x="80" y="99" fontSize="54" textAnchor="middle">
        {initialsOf(fullname)}
      </text>
    </svg>
  );
}

/** `'Aroha Te Kahu-Simmons'` → `'AK'` */
export function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}

function stitchesOf(seed: number): Stitch[] {
  let state = seed;
  return Array.from({ length: cells }, (_, y) => y).flatMap((y) =>
    half.flatMap((x) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const value = (state >>> 16) % 5;
      const underLetters = y > 1 && y < 5 && x > 0;
      if (value < 2 || underLetters) return [];
      const width = value === 4 ? 3.4 : 2;
      return [...new Set([x, cells - 1 - x])].map((column) => ({ x: column, y, width }));
    }),
  );
}

const seedOf = (id: string): number =>
  [...id].reduce((seed, sign) => Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0;

interface Stitch {
  x: number;
  y: number;
  width: number;
}

interface InitialsProps {
  id: string;
  fullname: string;
  size: number;
  label: string;
}
