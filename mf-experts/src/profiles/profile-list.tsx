import { useEffect, useEffectEvent } from 'react';
import { usePageAddress } from '../paging/use-page-address.ts';
import { usePageTurn } from '../paging/use-page-turn.ts';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { ProfileRows, ProfileRowsSkeleton } from './profile-rows.tsx';
import { useProfiles } from './profiles.data.ts';

/** One page of experts, as the address asks for it. */
export function ProfileList() {
  const { search, request, replaceBy } = usePageAddress();
  const reading = useProfiles(request, search.get('fkProfileId') ?? '');
  const answer = reading.state === 'ready' ? reading.value : undefined;
  const lastPage = answer && answer.page > answer.lastPage ? answer.lastPage : undefined;
  const shown = lastPage ? undefined : answer;
  const { heading, onTurn } = usePageTurn(shown?.page);

  const goBack = useEffectEvent(replaceBy);
  useEffect(() => {
    if (lastPage) goBack(lastPage);
  }, [lastPage]);

  return (
    <Part
      id="all-experts"
      number="2"
      headingRef={heading}
      title={
        <>
          {shown?.fkUserId ? 'One expert' : 'All experts'}
          {shown && shown.page > 1 ? (
            <span className="visually-hidden">{` page ${shown.page} of ${shown.lastPage}`}</span>
          ) : null}
        </>
      }
    >
      <Live name="profiles" reading={reading} skeleton={<ProfileRowsSkeleton />}>
        {(page, busy) =>
          page.page > page.lastPage ? (
            <ProfileRowsSkeleton />
          ) : (
            <ProfileRows page={page} busy={busy} search={search} onTurn={onTurn} />
          )
        }
      </Live>
    </Part>
  );
}
