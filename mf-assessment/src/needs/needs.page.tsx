import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link, useLocation } from '@agile-languages/shared/router';
import { pageStorage } from '../assessment/page-storage.ts';
import { NextClasses } from '../next-class/next-classes.tsx';
import { classesOfPlan } from './classes-of-plan.ts';
import styles from './needs.page.module.css';
import { Needs } from './needs.tsx';
import { PlanSheet } from './plan-sheet.tsx';

const storage = pageStorage('needs');

function NeedsPage() {
  const { hash } = useLocation();
  const isLink = hash.includes('=');
  return (
    <section className="sect page-top">
      <div>
        <div className={`opening ${styles.opening}`}>
          <h1>Which Languages does your role need?</h1>
          <p className="lead">
            Choose your role. Switch off the Languages you already know or will not need. The dial shows what is left to
            learn.
          </p>
          {isLink ? (
            <p>
              This is a plan that somebody sent you. Your own is kept: <Link to={paths.needs}>show mine</Link>.
            </p>
          ) : null}
        </div>
        <Needs
          {...(isLink ? {} : { storage })}
          role={hash.slice(1)}
          numberClass={styles.number}
          planSheet={(table) => <PlanSheet table={table} />}
          nextClasses={(rows) => <NextClasses languages={rows.map(({ id }) => id)} />}
          classesLink={(className, rows) => (
            <Link className={className} to={classesOfPlan(rows)}>
              See classes
            </Link>
          )}
        />
      </div>
    </section>
  );
}

const head = (): PageHead => ({
  title: 'My Needs',
  description:
    'Five roles and the Languages each of them needs. Switch off what you already speak; the dial shows what is left, in Languages and hours.',
});

export default definePage({ head, Page: NeedsPage });
