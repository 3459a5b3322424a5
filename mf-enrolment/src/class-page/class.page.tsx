import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { api, siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { ClassDetail } from '../class-detail/class-detail.tsx';
import { siteLinks } from '../links/site-links.tsx';
import styles from './class.page.module.css';

function ClassPage({ params: { id = '' } }: PageProps) {
  const config = siteConfig();
  return (
    <div className={classNames('sect', 'page-top', styles.page)}>
      <div>
        <p className={styles.crumb}>
          <Link to={paths.classes}>Upcoming classes</Link>
        </p>
        <ClassDetail
          classId={id}
          api={api}
          links={siteLinks(config)}
          photoOf={(userImage) => `${config.fileBase}/users/${encodeURIComponent(userImage)}`}
          onName={nameDocument}
        />
      </div>
    </div>
  );
}

const head = (): PageHead => ({
  title: 'Class',
  description: 'One class in full: every session in its own time zone and in yours, the trainer, seats and one price.',
});

function nameDocument(name: string) {
  document.title = `${name} | ${siteConfig().brand}`;
}

export default definePage({ head, Page: ClassPage });
