import type { ProfileRow } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { EmptyState } from '../common/empty-state.tsx';
import { LanguageMark } from '../common/language-mark.tsx';
import { Portrait } from '../common/portrait.tsx';
import { PageLinks } from '../paging/page-links.tsx';
import styles from './profile-rows.module.css';
import type { ProfilePage } from './profiles.data.ts';

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

function ProfileRowItem({ profile }: { profile: ProfileRow }) {
  const { id, fullname, position, company, countryName, languages = [] } = profile;
  const href = paths.profile(id);

  return (
    <li className={styles.person}>
      <Portrait profile={profile} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <Link to={href} dir="auto">
            {fullname}
          </Link>
        </h3>
        <p className={styles.role}>
          <span dir="auto">{position}</span>
        </p>
      </div>
      <p className={styles.where}>
        {company ? <span dir="auto">{company}</span> : null}
        {countryName ? <span dir="auto">{countryName}</span> : null}
      </p>
      <ul className={styles.languages}>
        {[...new Set(languages)].map((name) => (
          <li key={name}>
            <LanguageMark name={name} />
            {name}
          </li>
        ))}
      </ul>
      <Link className={styles.view} to={href}>
        View profile<span className="visually-hidden"> of {fullname}</span>
      </Link>
    </li>
  );
}

interface ProfileRowsProps {
  list: ProfilePage;
  isStale: boolean;
  search: URLSearchParams;
  onPageChange: () => void;
}
