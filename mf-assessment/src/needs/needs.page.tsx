import type { PageHead } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { localKeep } from '../keep/local-keep.ts';
import { NextClasses } from '../next-class/next-classes.tsx';
import styles from './needs.page.module.css';
import { Needs } from './needs.tsx';

const keep = localKeep('needs');

export default function NeedsPage() {
  return (
    <section className="sect page-top">
      <div>
        <div className={`opening ${styles.opening}`}>
          <h1>Which Languages does your role need?</h1>
          <p className="lead">
            Every table starts complete. Switch off what you already speak or will not use; the dial shows what is left.
          </p>
        </div>
        <Needs
          keep={keep}
          numberClass={styles.number}
          nextClasses={(rows) => <NextClasses languages={rows.map(({ id }) => id)} />}
          classesLink={(className) => (
            <Link className={className} to="/upcoming-classes">
              See classes
            </Link>
          )}
        />
      </div>
    </section>
  );
}

export const head = (): PageHead => ({
  title: 'My Needs',
  description:
    'Five roles and the Languages each of them needs. Switch off what you already speak; the dial shows what is left, in Languages and hours.',
});
