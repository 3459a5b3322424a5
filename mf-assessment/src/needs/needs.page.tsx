import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { asPeople } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link, useLocation } from '@agile-languages/shared/router';
import { watchedStorage } from '../assessment/page-storage.ts';
import styles from './needs.page.module.css';
import { Needs } from './needs.tsx';
import { classesOfPlan } from './needs-state.ts';
import { NextClasses } from './plan/next-classes.tsx';
import { PlanSheet } from './plan/plan-sheet.tsx';

const storage = watchedStorage('needs');

function NeedsPage() {
  const { search, hash } = useLocation();
  const people = asPeople(new URLSearchParams(search).get('people'));
  const isLink = hash.includes('=');
  return (
    <section className="sect page-top">
      <div className={styles.page}>
        <div className={`opening ${styles.opening}`}>
          <h1>Which Languages does your role need?</h1>
          <p className="lead">
            Choose your role. Switch off the Languages you already know or will not need. The dial shows what is left to
            learn.
          </p>
          <noscript>
            <p className="note">
              The switches and the plan need scripts, which are switched off here. Below are the Languages of each role;
              their dates and prices are on the page <a href={paths.classes}>Upcoming classes</a>.
            </p>
          </noscript>
          {isLink ? (
            <p>
              This is a plan that somebody sent you. Your own is kept: <Link to={paths.needs}>show mine</Link>.
            </p>
          ) : null}
        </div>
        <Needs
          key={isLink ? 'link' : 'own'}
          {...(isLink ? {} : { storage })}
          role={hash.slice(1)}
          numberClass={styles.number}
          rateTitle={rateTitle}
          planSheet={(table) => <PlanSheet table={table} />}
          nextClasses={(rows) => <NextClasses rows={rows} />}
          classesLink={(className, rows) => (
            <Link className={className} to={classesOfPlan(rows, people)}>
              See classes
            </Link>
          )}
        />
      </div>
    </section>
  );
}

const rateTitle = (
  <>
    Weight<span className="visually-hidden"> for this role</span>
  </>
);

const head = (): PageHead => ({
  title: 'My Needs',
  description:
    'Five roles and the Languages each of them needs. Switch off what you already speak; the dial shows what is left, in Languages and hours.',
});

export default definePage({ head, Page: NeedsPage });
