import { paths } from '@agile-languages/shared/paths';
import { buttonClass } from '@agile-languages/shared/ui';
import { useAccount } from './use-account.ts';

/** The page of the site that shows a record of this kind. */
const pageOf: Record<string, (id: string) => string> = {
  questions: () => paths.faq,
  experts: paths.profile,
  samples: paths.sample,
  partners: () => '/',
  classes: paths.class,
};

/** Opens what is saved in its page, as only staff who are signed in see it. Nothing where the desk has an origin of its own. */
export function PreviewLink({ kind, id }: { kind: string; id: string }) {
  const { siteOrigin } = useAccount();
  const page = pageOf[kind];
  if (!page || siteOrigin !== location.origin) return null;
  return (
    <a
      className={buttonClass('line', 'small')}
      href={`${page(id)}?draft=${kind}.${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener"
    >
      Preview<span className="visually-hidden"> in the page (opens in a new tab)</span>
    </a>
  );
}
