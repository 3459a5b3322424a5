import { unevenSums } from '@agile-languages/shared/content';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { zoneConcerns } from '../drawings/map/zone-concerns.content.ts';
import { Picture } from '../drawings/picture.tsx';
import { CasesTable } from './cases-table.tsx';
import styles from './zones.section.module.css';

function ZonesSection({ number }: SectionProps) {
  return (
    <section className="sect" id="zones" aria-labelledby="zones-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="zones-title">Four zones, eight conversations.</h2>
          <p className="lead">
            Each numbered arrow is a typical conversation and the Languages it needs. A looping arrow stays within one
            zone.
          </p>
        </div>
        <figure className={styles.map}>
          <Picture name="map/wide" className={styles.wide} />
          <Picture name="map/narrow" className={styles.narrow} />
          <figcaption>
            <ul className={styles.zones}>
              {zoneConcerns.map(({ name, concern }) => (
                <li key={name}>
                  <b>{name}</b> {concern}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
        <div className={styles.weights}>
          <CasesTable />
          <p className={styles.note}>
            The weights are shown as published. {unevenSums()}, so that is the most each case can show.
          </p>
        </div>
      </div>
    </section>
  );
}

export default defineSection({ Section: ZonesSection });
