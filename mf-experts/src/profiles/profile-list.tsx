import { isBeyondEnd } from '@agile-languages/shared/paths';
import { PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { NumberedSection } from '@agile-languages/shared/ui';
import { PageNumber } from '../paging/page-number.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { usePagedList } from '../paging/use-paged-list.ts';
import { ProfileRows, ProfileRowsSkeleton } from './profile-rows.tsx';
import type { ProfilePage } from './profiles.data.ts';

/** The page of experts that the address names. */
export function ProfileList({ profiles, number }: { profiles: RemoteData<ProfilePage>; number: string }) {
  const { search, replaceBy } = usePageAddress();
  const { shown, heading, onPageChange } = usePagedList(profiles, replaceBy);
  const title = (
    <>
      {shown?.fkUserId ? 'One expert' : 'All experts'}
      <PageNumber list={shown} />
    </>
  );

  return (
    <NumberedSection size="small" id="all-experts" number={number} title={title} headingRef={heading}>
      <PrerenderedList>
        <RemoteBoundary name="profiles" data={profiles} skeleton={<ProfileRowsSkeleton />}>
          {(list, isStale) =>
            isBeyondEnd(list) ? (
              <ProfileRowsSkeleton />
            ) : (
              <ProfileRows list={list} isStale={isStale} search={search} onPageChange={onPageChange} />
            )
          }
        </RemoteBoundary>
      </PrerenderedList>
    </NumberedSection>
  );
}
