import styles from './demo-strip.module.css';

/**
 * The line that says that everything shown is invented. Above `main` it runs across the page;
 * inside `main` it is as wide as its sentence.
 */
export function DemoStrip() {
  return (
    <section aria-label="Demonstration data" className={styles.strip}>
      <p className={styles.sentence}>Demonstration data. People, companies and classes on this page are invented.</p>
    </section>
  );
}
