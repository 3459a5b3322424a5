import { definePage, type PageProps } from '@agile-languages/shared/contract';
import { isExact } from '@agile-languages/shared/paths';
import { api, siteConfig } from '@agile-languages/shared/platform';
import { useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { ClassList } from '../class-list/class-list.tsx';
import { type ClassPage, loadClasses } from '../class-list/classes.data.ts';
import type { ClassListQuery } from '../links/class-links.ts';
import { classListSearch, parseClassListQuery } from '../links/class-list-query.ts';
import { siteLinks } from '../links/site-links.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { upcomingClassesHead } from './upcoming-classes.head.ts';
import styles from './upcoming-classes.page.module.css';

function UpcomingClassesPage({ query, data }: PageProps<{ classes: ClassPage }, ClassListQuery>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const config = siteConfig();
  const show = (next: ClassListQuery, replace: boolean) =>
    void navigate({ search: classListSearch(next) }, { replace, preventScrollReset: true });

  const exact = isExact(search) ? '' : classListSearch(parseClassListQuery(search));
  useEffect(() => {
    if (exact) void navigate({ search: exact }, { replace: true, preventScrollReset: true });
  }, [exact, navigate]);

  return (
    <div className={classNames('sect', 'page-top', styles.page)}>
      <div>
        <div className="opening">
          <h1>Upcoming classes</h1>
          <p className="lead">
            Times are shown in the class’s time zone and in yours. The price on the card is the price at check-out.
          </p>
        </div>
        <noscript>
          <p className={classNames('note', styles.unscripted)}>
            {`Filters and further pages need scripts, which are switched off here. Please write to ${config.email} instead.`}
          </p>
        </noscript>
        <ClassList
          query={query}
          classes={data.classes}
          links={siteLinks(config)}
          onBeyondEnd={(page) => show({ ...query, page }, true)}
          onNarrow={(narrowing) =>
            show({ languageId: query.languageId, page: 1, ...(narrowing && { narrowing }) }, false)
          }
          loadAll={loadAll}
        />
        <CalendarFeed languageId={query.languageId} config={config} />
      </div>
    </div>
  );
}

const loadAll = async (languageId: string) =>
  (await import('../class-list/narrowed-classes.data.ts')).loadAllClasses(api, languageId);

export default definePage({
  parseQuery: parseClassListQuery,
  load: { classes: (api, { query }, options) => loadClasses(api, query, options) },
  head: upcomingClassesHead,
  Page: UpcomingClassesPage,
});
