import { languageById } from '@agile-languages/shared/content';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { asPeople, courseInstance, itemList } from '@agile-languages/shared/formats';
import { isExact } from '@agile-languages/shared/paths';
import { api, type SiteConfig, siteConfig } from '@agile-languages/shared/platform';
import { useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { CalendarPlusIcon, classNames, Icon } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { ClassList } from '../class-list/class-list.tsx';
import { loadClasses } from '../class-list/classes.data.ts';
import { classListSearch, parseClassListQuery } from '../links/class-addresses.ts';
import type { ClassListQuery, ClassPage } from '../links/class-links.ts';
import { everything } from '../links/everything.ts';
import { siteLinks } from '../links/site-links.tsx';
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
          links={siteLinks(config, asPeople(query.narrowing?.people))}
          onBeyondEnd={(page) => show({ ...query, page }, true)}
          onNarrow={(narrowing = keptOf(query)) =>
            show({ languageId: query.languageId, page: 1, ...(narrowing && { narrowing }) }, false)
          }
          loadAll={loadAll}
        />
        <CalendarFeed languageId={query.languageId} config={config} />
      </div>
    </div>
  );
}

function keptOf({ narrowing: { people, sort } = everything }: ClassListQuery) {
  return people || sort ? { ...everything, people, sort } : undefined;
}

const loadAll = async (languageId: string) =>
  (await import(/* webpackChunkName: "later" */ '../class-list/narrowed-classes.data.ts')).loadAllClasses(
    api,
    languageId,
  );

const upcomingClassesHead = ({ data }: { data: { classes?: ClassPage } }): PageHead => ({
  title: 'Upcoming classes',
  description:
    'Live classes in the nine Languages, with dates in your own time zone, seats left and one price. Choose a Language and enrol.',
  jsonLd: itemList(data.classes, (row) => courseInstance(row, siteConfig().origin)),
});

function CalendarFeed({ languageId, config }: { languageId: string; config: SiteConfig }) {
  const language = languageById(languageId);
  const feed = new URL(`${config.apiBase}/languages/${language?.id ?? 'all'}.ics`, config.origin).href;
  return (
    <p className={styles.feed}>
      <Icon icon={CalendarPlusIcon} />
      <span>
        <a
          href={feed.replace(/^https?:/, 'webcal:')}
        >{`Subscribe to ${language?.name ?? 'all Languages'} in your calendar`}</a>
        {', '}
        <a href={feed}>feed address</a>
      </span>
    </p>
  );
}

export default definePage({
  parseQuery: parseClassListQuery,
  load: { classes: (api, { query }, options) => loadClasses(api, query, options) },
  head: upcomingClassesHead,
  Page: UpcomingClassesPage,
});
