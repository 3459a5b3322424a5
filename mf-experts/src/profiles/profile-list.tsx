import { PageOf } from '../paging/page-of.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { isBeyond, usePagedList } from '../paging/use-paged-list.ts';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { Served } from '../reading/served.tsx';
import { useReport } from '../reading/use-report.ts';
import { ProfileRows, ProfileRowsSkeleton } from './profile-rows.tsx';
import { type ProfilePage, useProfiles } from './profiles.data.ts';

/** One page of experts, as the address asks for it. */
export function ProfileList({ composed, onList }: ProfileListProps) {
  const { search, request, replaceBy } = usePageAddress();
  const reading = useProfiles(request, search.get('fkProfileId') ?? '', composed);
  const { shown, heading, onTurn } = usePagedList(reading, replaceBy);
  useReport(onList, shown);
  const title = (
    <>
      {shown?.fkUserId ? 'One expert' : 'All experts'}
      <PageOf list={shown} />
    </>
  );

  return (
    <Part id="all-experts" number="2" title={title} headingRef={heading}>
      <Served>
        <Live name="profiles" reading={reading} skeleton={<ProfileRowsSkeleton />}>
          {(list, busy) =>
            isBeyond(list) ? (
              <ProfileRowsSkeleton />
            ) : (
              <ProfileRows list={list} busy={busy} search={search} onTurn={onTurn} />
            )
          }
        </Live>
      </Served>
    </Part>
  );
}

interface ProfileListProps {
  composed: ProfilePage | undefined;
  /** Hears which page is shown. */
  onList: (list: ProfilePage) => void;
}
