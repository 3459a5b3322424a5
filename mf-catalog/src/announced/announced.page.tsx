import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { IndexCard } from '@agile-languages/shared/ui';
import styles from './announced.page.module.css';
import { announcements } from './announcements.ts';

const ways = [
  ['/languages', 'See the nine Languages'],
  ['/upcoming-classes', 'Upcoming classes'],
  ['/my-needs', 'My Needs'],
] as const;

/** A page that is being written: what will stand there, and where to go until then. */
export default function AnnouncedPage({ pattern }: PageProps) {
  const announcement = announcements[pattern];
  return (
    <section className="sect">
      <div className={styles.page}>
        <IndexCard tab="In preparation" ruled punched bodyClassName={styles.body}>
          <h1>{announcement?.title}</h1>
          {announcement?.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </IndexCard>
        <nav aria-label="Until then">
          <p className="grammar">until then</p>
          <ul className={styles.ways}>
            {ways.map(([to, text]) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

export const head = ({ pattern }: PageProps): PageHead => ({
  title: announcements[pattern]?.title ?? 'In preparation',
  description: announcements[pattern]?.text.join(' ') ?? '',
  noindex: true,
});
