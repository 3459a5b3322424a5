import type { ApiClient } from '@agile-languages/shared/api';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { asPeople, peopleSearch } from '@agile-languages/shared/formats';
import { paths as sitePaths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { Link, useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { ClassDetail } from '../class-detail/class-detail.tsx';
import { ClassSections } from '../class-detail/class-sections.tsx';
import { siteLinks } from '../links/site-links.tsx';
import { classHead } from './class.head.ts';
import styles from './class.page.module.css';
import {
  type ClassPageData,
  classIds,
  loadPageClass,
  loadPageOthers,
  loadPageSecondTrainer,
  loadPageTrainer,
} from './class-page.data.ts';

function ClassPage({ data }: PageProps<ClassPageData>) {
  const config = siteConfig();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const people = asPeople(search.get('people'));
  const retry = () => {
    for (const value of Object.values(data)) value.retry();
  };
  return (
    <div className={classNames('sect', 'page-top', styles.page)}>
      <div>
        <p className={styles.crumb}>
          <Link to={`${sitePaths.classes}${peopleSearch(people)}`}>Upcoming classes</Link>
        </p>
        <ClassDetail
          data={lastValueOf(data.class) ? data.class : { ...data.class, retry }}
          sections={(part) => <ClassSections data={data} {...part} />}
          links={siteLinks(config, people)}
          others={lastValueOf(data.others)}
          onPeople={(next) =>
            void navigate({ search: peopleSearch(next) }, { replace: true, preventScrollReset: true })
          }
          photoOf={(userImage) => `${config.fileBase}/users/${encodeURIComponent(userImage)}`}
        />
      </div>
    </div>
  );
}

const paths = async (api: ApiClient): Promise<Params[]> => (await classIds(api)).map((id) => ({ id }));

export default definePage({
  load: {
    class: (api, { params: { id = '' } }) => loadPageClass(api, id),
    trainer: (api, { params: { id = '' } }, options) => loadPageTrainer(api, id, options),
    secondTrainer: (api, { params: { id = '' } }, options) => loadPageSecondTrainer(api, id, options),
    others: (api, { params: { id = '' } }, options) => loadPageOthers(api, id, options),
  },
  paths,
  head: classHead,
  Page: ClassPage,
});
