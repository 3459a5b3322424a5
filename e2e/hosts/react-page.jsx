import { useState, version } from 'react';

export function Page({ AgileAssessment, AgileEnrolment }) {
  const [level, setLevel] = useState('');
  return (
    <main>
      <h1>Acme Widgets</h1>
      <p id="version">{version}</p>
      <AgileAssessment view="meter" case={3} onChange={({ detail }) => setLevel(detail.level)}>
        <a href="https://site.example/#meter">Take the Agile Communication Level Meter</a>
      </AgileAssessment>
      <p>
        Level: <output>{level}</output>
      </p>
      <AgileEnrolment limit={3} partner="pk_acme">
        <a href="https://site.example/upcoming-classes">See upcoming classes</a>
      </AgileEnrolment>
      <p>Text of the host page, after the classes.</p>
    </main>
  );
}
