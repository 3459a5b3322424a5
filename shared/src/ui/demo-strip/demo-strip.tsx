import styles from './demo-strip.module.css';

/** The line that says that everything shown is invented. */
export function DemoStrip() {
  return <p className={styles.strip}>Demonstration data. People, companies and classes on this page are invented.</p>;
}
