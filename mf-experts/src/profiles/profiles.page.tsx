import type { PageHead } from '@agile-languages/shared/contract';
import { ProfileList } from './profile-list.tsx';
import { TopSamples } from './top-samples.tsx';

const intro = 'People who describe products for a living, and the files they were willing to show.';

export default function ProfilesPage() {
  return (
    <>
      <div className="sect page-top">
        <div className="opening">
          <h1>Experts</h1>
          <p className="lead">{intro}</p>
        </div>
      </div>
      <TopSamples />
      <ProfileList />
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Experts',
  description: `${intro} Each profile shows the Languages that the expert speaks and samples of work.`,
});
