import { pageSize } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageLinks } from '../paging/page-links.tsx';
import { ProfileRowItem } from './profile-row-item.tsx';
import styles from './profile-rows.module.css';
import type { ProfilePage } from './profiles.data.ts';

/** The rows of one page with the links to the others. */
export function ProfileRows({
  list: { page, total, fkUserId, rows },
  isStale,
  search,
  onPageChange,
}: ProfileRowsProps) {
  const everybody = fkUserId ? <Link to={paths.profiles}>All experts</Link> : null;
  if (rows.length === 0) return <EmptyState tab="Experts">{everybody}</EmptyState>;

  return (
    <div className={styles.frame}>
      <ul className={styles.people} aria-busy={isStale}>
        {rows.map((profile) => (
          <ProfileRowItem key={profile.id} profile={profile} />
        ))}
      </ul>
      <div className={styles.pages}>
        <PageLinks total={total} page={page} label="Pages of experts" search={search} onPageChange={onPageChange} />
      </div>
      {everybody}
    </div>
  );
}

/** A full page of rows while experts are loading. */
export function ProfileRowsSkeleton() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <ul className={styles.people}>
        {Array.from({ length: pageSize }, (_, index) => index).map((index) => (
          <li key={index} className={styles.person}>
            <div className={styles.face} />
            <div className={styles.who}>
              <Skeleton lines={2} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.pages} />
    </div>
  );
}

interface ProfileRowsProps {
  list: ProfilePage;
  /** Whether another page is loading. */
  isStale: boolean;
  search: URLSearchParams;
  onPageChange: () => void;
}
