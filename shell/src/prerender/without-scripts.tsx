import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';

/** React in browsers leaves it alone. */
export const withoutScripts = (sentence: string) => (
  <>
    <p className="lead">{sentence}</p>
    <p>
      <a href={paths.classes}>Upcoming classes</a> · <a href={paths.faq}>Questions</a> · Write to {siteConfig().email}
    </p>
  </>
);
