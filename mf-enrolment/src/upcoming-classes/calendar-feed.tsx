import { languageById } from '@agile-languages/shared/content';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';
import styles from './calendar-feed.module.css';

/** The list as a calendar that keeps itself up to date, for the Language at hand. */
export function CalendarFeed({ languageId, config }: { languageId: string; config: SiteConfig }) {
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
