import { zones } from '@agile-languages/shared/content';
import type { Case } from '../../assessment/cases.ts';
import styles from './zone-glyph.module.css';

/** Four small boxes: the speaker's is filled, the listener's is outlined. */
export function ZoneGlyph({ communicationCase: { number, speaker, listener } }: { communicationCase: Case }) {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" className={styles.glyph} aria-hidden="true">
      {zones.map((zone, index) => (
        <rect
          key={zone}
          x={index % 2 ? 19 : 1}
          y={index > 1 ? 15 : 1}
          width="12"
          height="8"
          data-part={zone === speaker ? 'speaker' : zone === listener ? 'listener' : undefined}
        />
      ))}
      <path d={arrows[number]} />
    </svg>
  );
}

const arrows: Record<number, string> = {
  6: 'M12 8.5l6.5 6M18.7 11v3.7H15',
  7: 'M13 19h5M16 16.5l2.6 2.5-2.6 2.5',
  8: 'M3.5 15v-3h7v2',
};
