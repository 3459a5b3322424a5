import { paths } from '@agile-languages/shared/paths';
import { buttonClass } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useAccount } from './use-account.ts';

/** The page of the site that shows a record of this kind. */
const pageOf: Record<string, (id: string) => string> = {
  questions: () => paths.faq,
  experts: paths.profile,
  samples: paths.sample,
  partners: () => '/',
  classes: paths.class,
};

/** Milliseconds after which a page that is still open gets another key: half of the time for which one is good. */
const keyTime = 1_800_000;

/** Opens what is saved in its page, as only staff who are signed in see it. On another origin than the desk's with a key. */
export function PreviewLink({ kind, id }: { kind: string; id: string }) {
  const { siteOrigin } = useAccount();
  const page = pageOf[kind];
  const needsKey = siteOrigin !== location.origin;
  const { data } = useQuery({
    queryKey: ['preview-key', kind, id],
    queryFn: () => call<{ key: string }>('POST', '/preview-keys', { kind, id }),
    enabled: needsKey && page !== undefined,
    refetchInterval: keyTime,
  });
  if (!page || (needsKey && !data)) return null;
  const query = new URLSearchParams({ draft: `${kind}.${id}`, ...(needsKey && data) });
  return (
    <a
      className={buttonClass('line', 'small')}
      href={`${needsKey ? siteOrigin : ''}${page(id)}?${query}`}
      target="_blank"
      rel="noopener"
    >
      Preview<span className="visually-hidden"> in the page (opens in a new tab)</span>
    </a>
  );
}
