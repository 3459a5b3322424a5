'use client';
import { loadAgile } from '@agile-languages/embed';
import { agileFor } from '@agile-languages/embed/react';
import * as React from 'react';

const { AgileAssessment, AgileEnrolment } = agileFor(React);

export function Elements() {
  const [level, setLevel] = React.useState<number>();
  React.useEffect(() => {
    loadAgile('https://site.example');
  }, []);
  return (
    <>
      <AgileAssessment view="meter" case={3} onChange={({ detail }) => 'level' in detail && setLevel(detail.level)}>
        <a href="https://site.example/#meter">Take the Agile Communication Level Meter</a>
      </AgileAssessment>
      <p>
        Level: <output>{level}</output>
      </p>
      <AgileEnrolment limit={3}>
        <a href="https://site.example/upcoming-classes">See upcoming classes</a>
      </AgileEnrolment>
    </>
  );
}
