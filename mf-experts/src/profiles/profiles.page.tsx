import type { PageHead } from '@agile-languages/shared/contract';
import { PageTop } from '../part/page-top.tsx';
import { ProfileList } from './profile-list.tsx';
import { TopSamples } from './top-samples.tsx';

const intro = 'People who describe products for a living, and the files they were willing to show.';

export default function ProfilesPage() {
  return (
    <>
      <PageTop title="Experts" lead={intro} />
      <TopSamples />
      <ProfileList />
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Experts',
  description: `${intro} Each profile shows the Languages that the expert speaks and samples of work.`,
});
