import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { useId } from 'react';

function LatestSection({ number }: SectionProps) {
  const titleId = useId();

  return (
    <section className="sect" aria-labelledby={titleId}>
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={titleId}>Example</h2>
        <p>
          <Link to="/example">Read more</Link>
        </p>
      </div>
    </section>
  );
}

export default defineSection({ Section: LatestSection });
