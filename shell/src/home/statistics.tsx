import { siteConfig } from '@agile-languages/shared/platform';
import { Highlight } from '@agile-languages/shared/ui';
import styles from './statistics.module.css';

/** Figures of the provider (specification, section 1), each as it states them. */
export function Statistics({ number }: { number: string }) {
  return (
    <section className="sect band" aria-labelledby="numbers-title">
      <span className="sect-no" aria-hidden>
        {number}
      </span>
      <div>
        <h2 className="visually-hidden" id="numbers-title">
          In numbers
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>agile zones</dt>
            <dd>4</dd>
          </div>
          <div>
            <dt>communication cases</dt>
            <dd>8</dd>
          </div>
          <div>
            <dt>
              <Highlight>criteria</Highlight>
            </dt>
            <dd>120+</dd>
          </div>
          <div>
            <dt>languages</dt>
            <dd>7</dd>
            <dd className={styles.note}>
              Seven are coached at work. With Financial Statement there are eight; Digital Product combines them.
            </dd>
          </div>
        </dl>
        <ul className={styles.claims}>
          <li>
            <b>100+</b> terminologies
          </li>
          <li>
            <b>up to 60%</b> of digital-transformation success depends on agile communication
          </li>
          <li>
            <b>30-hour</b> course
          </li>
          <li>
            <b>over 1000</b> certificate holders
          </li>
          <li>
            <b>11</b> simulation modules
          </li>
        </ul>
        <p className="note">As stated by {siteConfig().brand}</p>
      </div>
    </section>
  );
}
