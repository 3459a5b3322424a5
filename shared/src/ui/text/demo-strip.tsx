import styles from './demo-strip.module.css';

/**
 * The notice that everything on the page is invented. Above `main` it is as wide as the page,
 * inside `main` as wide as its sentence.
 */
export function DemoStrip() {
  return (
    <section aria-label="Demonstration data" className={styles.strip}>
      <p className={styles.sentence}>Demonstration data. People, companies and classes on this page are invented.</p>
    </section>
  );
}
