import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hosts as hostFolder } from '../../src/places.ts';
import { expect, test } from '../../src/test.ts';
import { typeFaults } from '../../src/type-faults.ts';

const wrapped = `import * as React from 'react';
import { agileFor } from './react.js';
const { AgileAssessment, AgileEnrolment } = agileFor(React);
export const assessment = (
  <AgileAssessment
    view="needs"
    case={3}
    minHeight={640}
    lang="de"
    hidden
    tabIndex={0}
    style={{ '--agile-accent': '#0a5', marginBlock: 24 }}
    onChange={({ detail }) => detail.v}
    onClick={(event) => event.preventDefault()}
  >
    <a href="/">Test</a>
  </AgileAssessment>
);
export const enrolment = <AgileEnrolment classId="500017" returnUrl="/" onEnrol={({ detail }) => detail.classId.trim()} />;
// @ts-expect-error: there is no such view
export const wrong = <AgileAssessment view="test" />;
`;
const plain = `import type {} from 'react';
import './elements.js';
export const assessment = (
  <agile-assessment
    view="needs"
    case={3}
    min-height={640}
    dir="rtl"
    role="region"
    title="Test"
    suppressHydrationWarning
    style={{ '--agile-accent': '#0a5' }}
    onClick={(event) => event.preventDefault()}
    onagile-change={({ detail }) => detail.v}
  />
);
addEventListener('agile-enrol', ({ detail }) => detail.source.trim());
document.addEventListener('agile-error', ({ detail }) => detail.code.toFixed());
export const enrolment = <agile-enrolment class-id="500017" return-url="/" />;
document.querySelector('agile-assessment')?.addEventListener('agile-enrol', ({ detail }) => detail.classId.trim());
// @ts-expect-error: there is no such view
export const wrong = <agile-assessment view="test" />;
`;

for (const react of ['react-17', 'react-18', 'react-19'])
  test(
    `published types with those of ${react}: take what is right, refuse what is wrong`,
    { tag: '@all' },
    async ({ site, request }, testInfo) => {
      const folder = testInfo.outputPath('types');
      await mkdir(folder, { recursive: true });
      const types = join(hostFolder, react, 'node_modules/@types/react');
      const put = (name: string, text: string) => writeFile(join(folder, name), text);
      for (const name of ['react.d.ts', 'elements.d.ts'])
        await put(name, await (await request.get(`${site}/embed/v1/${name}`)).text());
      await put('wrapped.tsx', wrapped);
      await put('plain.tsx', plain);

      const paths = { react: [types], 'react/*': [`${types}/*`] };
      expect(await typeFaults(folder, ['*.tsx', '*.d.ts'], paths)).toBe('');
    },
  );
