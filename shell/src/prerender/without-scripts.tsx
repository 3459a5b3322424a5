import type { PlainPage } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';

/**
 * React in browsers leaves it alone. A fallback document does not know its address, so the server fills in that of the
 * plain page, and the browser tells it the query.
 */
export const withoutScripts = (plainPage: PlainPage | undefined) => (sentence: string) => (
  <>
    <p className="lead">{sentence}</p>
    {plainPage && siteConfig().apiBase.startsWith('/') ? (
      <p className="lead">
        <a href="?plain" referrerPolicy="same-origin">
          {plainPage.label}
        </a>
      </p>
    ) : null}
    <p>
      <a href={paths.classes}>Upcoming classes</a> · <a href={paths.faq}>Questions</a> · Write to {siteConfig().email}
    </p>
  </>
);
