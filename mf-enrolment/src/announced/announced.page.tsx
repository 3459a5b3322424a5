import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import styles from './announced.page.module.css';
import { announcementOf } from './announcements.ts';

/** Says what will stand at an address of this area that is still being built. */
export default function AnnouncedPage({ pattern }: PageProps) {
  const { title, sentences } = announcementOf(pattern);
  return (
    <section className={classNames('sect', 'page-top', styles.page)}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul className={styles.links}>
          <li>
            <Link to="/upcoming-classes">Upcoming classes</Link>
          </li>
          <li>
            <Link to="/login">Login</Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

export const head = ({ pattern, params }: PageProps): PageHead => {
  const { title, sentences } = announcementOf(pattern);
  return { title: `${title} ${params.id ?? ''}`.trim(), description: sentences.join(' '), noindex: true };
};
