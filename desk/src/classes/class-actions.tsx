import type { DeskClass } from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import { PreviewLink } from '../shell/preview-link.tsx';
import { useAccount } from '../shell/use-account.ts';
import { useClassCalls } from './classes.data.ts';

/** What can be done with a class as it is now, beside writing it. */
export function ClassActions({ item }: { item: DeskClass }) {
  const { id, seatsLeft, seatsTotal, state, version } = item;
  const { siteOrigin } = useAccount();
  const calls = useClassCalls();
  const work = useMutation({
    mutationFn: (action: 'unpublish' | 'delete' | 'undelete') => calls.act(id, action, version),
  });
  const isOnSite = state === 'published' || state === 'full' || state === 'begun';
  const isEmpty = seatsLeft === seatsTotal;
  const action = (name: string, what: Parameters<typeof work.mutate>[0]) => (
    <Button variant="line" size="small" disabled={work.isPending} onClick={() => work.mutate(what)}>
      {name}
    </Button>
  );

  return (
    <div className="stack">
      <ButtonRow>
        {state === 'draft' || state === 'deleted' ? null : (
          <Link className={buttonClass('line', 'small')} to={`/classes/${id}/participants`}>
            Participants
          </Link>
        )}
        {isOnSite ? (
          <a className={buttonClass('line', 'small')} href={`${siteOrigin}/class/${id}`}>
            On the site
          </a>
        ) : null}
        {isOnSite && isEmpty ? action('Take off the site', 'unpublish') : null}
        {isOnSite ? (
          <Link className={buttonClass('line', 'small')} to={`/classes/${id}/cancel`}>
            Cancel the class
          </Link>
        ) : null}
        {state === 'draft' ? <PreviewLink kind="classes" id={id} /> : null}
        {state === 'draft' ? action('Delete', 'delete') : null}
        {state === 'deleted' ? action('Bring back', 'undelete') : null}
      </ButtonRow>
      <Failure error={work.error} />
    </div>
  );
}
