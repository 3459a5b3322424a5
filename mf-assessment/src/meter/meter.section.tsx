import type { SectionProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { Meter } from './meter.tsx';

export default function MeterSection({ number }: SectionProps) {
  return (
    <section className="sect" id="meter" aria-labelledby="meter-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <div className="sect-head">
          <h2 id="meter-title">Agile Communication Level Meter.</h2>
          <p className="lead">Choose a case, switch off what you cannot do yet, read the level.</p>
        </div>
        <Meter languageLink={({ id, name }) => <Link to={`/languages/${id}`}>{name}</Link>} />
      </div>
    </section>
  );
}
