import { zones } from '@agile-languages/shared/content';
import { useSay } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import styles from './zone-map.module.css';

export function ZoneMap({ communicationCase: { speaker, listener } }: { communicationCase: Case }) {
  const say = useSay();
  const isInside = listener === 'Internal' || listener === speaker;
  return (
    <div className={styles.map} aria-hidden="true">
      {zones.map((zone) => (
        <span key={zone} className={styles.zone} data-part={partOf(zone, speaker, listener)}>
          {say(zone)}
          {isInside && zone === speaker ? (
            <svg viewBox="0 0 16 16" width="16" height="16" className={styles.loop} aria-hidden="true">
              <path d="M3 6a5 5 0 1 1 .5 5M1.5 8.5 3.5 11.5 6.5 9.5" />
            </svg>
          ) : null}
        </span>
      ))}
      {isInside ? null : (
        <svg viewBox="0 0 16 16" width="16" height="16" className={styles.arrow} data-from={speaker} aria-hidden="true">
          <path d={speaker === 'Business Development' ? 'M1 1l13 13M14.5 7v7.5H7' : 'M0 8h14M9.5 3 15 8l-5.5 5'} />
        </svg>
      )}
    </div>
  );
}

function partOf(zone: string, speaker: string, listener: string) {
  if (zone === speaker) return 'speaker';
  return zone === listener ? 'listener' : undefined;
}
