import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { isExact } from '@agile-languages/shared/paths';
import { api, siteConfig } from '@agile-languages/shared/platform';
import { useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { ClassList } from '../class-list/class-list.tsx';
import { classListSearch, parseClassListQuery } from '../links/class-list-query.ts';
import { siteLinks } from '../links/site-links.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import styles from './upcoming-classes.page.module.css';
import { useHydrated } from './use-hydrated.ts';

function UpcomingClassesPage() {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const config = siteConfig();
  const place = parseClassListQuery(query);
  const turnTo = (page: number) =>
    void navigate({ search: classListSearch({ ...place, page }) }, { replace: true, preventScrollReset: true });

  const corrected = isExact(query) ? '' : classListSearch(place);
  useEffect(() => {
    if (corrected) void navigate({ search: corrected }, { replace: true, preventScrollReset: true });
  }, [corrected, navigate]);

  return (
    <div className={classNames('sect', 'page-top', styles.page)}>
      <div>
        <div className="opening">
          <h1>Upcoming classes</h1>
          <p className="lead">
            Every class shows its own time zone and yours. The price on the card is the price at check-out.
          </p>
        </div>
        <noscript>
          <p
            className={styles.without}
          >{`The list is read anew at each visit, which needs JavaScript. You can also ask for it: ${config.email}`}</p>
        </noscript>
        <ClassList
          place={hydrated ? place : undefined}
          getClassList={api.getClassList}
          links={siteLinks(config)}
          onBeyondEnd={turnTo}
        />
        <CalendarFeed languageId={hydrated ? place.languageId : ''} config={config} />
      </div>
    </div>
  );
}

const head = (): PageHead => ({
  title: 'Upcoming classes',
  description:
    'Live classes in the nine Languages, with dates in your own time zone, seats left and one price. Choose a Language and enrol.',
});

export default definePage({ head, Page: UpcomingClassesPage });
