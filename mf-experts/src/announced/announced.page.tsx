import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { announcements } from './announcements.ts';

/** Says what will stand on a page that is still being written. */
export default function AnnouncedPage({ pattern }: PageProps) {
  const { title, sentences } = announcements(pattern);
  return (
    <div className="sect page-top">
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{sentences}</p>
        <p>
          Until then: <Link to="/profiles">all experts</Link> and <Link to="/languages">the nine Languages</Link>.
        </p>
      </div>
    </div>
  );
}

export const head = ({ pattern, params }: PageProps): PageHead => {
  const { title, sentences } = announcements(pattern);
  return { title: params.id ? `${title} ${params.id}` : title, description: sentences, noindex: true };
};
