import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [level, setLevel] = useState('');
  return (
    <main>
      <h1>Acme Widgets</h1>
      <p id="version">{version}</p>
      <agile-assessment view="meter" case={3} onagile-change={({ detail }) => setLevel(detail.level)}>
        <a href="https://site.example/#meter">Take the Agile Communication Level Meter</a>
      </agile-assessment>
      <p>
        Level: <output>{level}</output>
      </p>
      <agile-enrolment limit={3} partner="pk_acme">
        <a href="https://site.example/upcoming-classes">See upcoming classes</a>
      </agile-enrolment>
      <p>Text of the host page, after the classes.</p>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
