import type { SectionProps } from '@agile-languages/shared/contract';
import { useState } from 'react';

export default function LanguagesSection({ number }: SectionProps) {
  const [n, setN] = useState(0);
  return (
    <section className="sect">
      <h2>{number} Nine Languages</h2>
      <button type="button" onClick={() => setN(n + 1)}>
        clicked {n}
      </button>
    </section>
  );
}
