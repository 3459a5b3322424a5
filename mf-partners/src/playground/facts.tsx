import { communicationCases, languages } from '@agile-languages/shared/content';
import { moduleFor, optionName } from '@agile-languages/shared/embed/spec';
import type { Choices } from './choices.ts';
import type { EmbedFacts } from './facts.data.ts';
import styles from './playground.module.css';
import { policyFor } from './snippets.ts';

/** Loaded until the element can be used. */
function firstFilesOf({ element, attributes }: Choices): string[] {
  const options = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [optionName(name), value]));
  const module = moduleFor[element.module](options);
  const topics = `${module}.topics-${firstLanguageOf(Number(attributes.case ?? 1))}.js`;
  return module === 'assessment' ? [`${module}.js`, topics] : [`${module}.js`];
}

function firstLanguageOf(caseNumber: number) {
  const { weights = {} } = communicationCases.find(({ number }) => number === caseNumber) ?? {};
  return languages.find(({ key }) => key === Object.keys(weights)[0])?.id;
}

interface FactsProps {
  choices: Choices;
  origin: string;
  facts: EmbedFacts | undefined;
}

export function Facts({ choices, origin, facts }: FactsProps) {
  const bytesOf = (names: readonly string[]) =>
    facts
      ? `${names.reduce((sum, name) => sum + (facts.files[name]?.brotli ?? 0), 0).toLocaleString('en')} bytes`
      : '…';

  return (
    <dl className={styles.facts}>
      <dt>Before it comes into view</dt>
      <dd>{bytesOf(['embed.css', 'loader.js'])} in two files, compressed</dd>
      <dt>When it is shown</dt>
      <dd>{bytesOf(firstFilesOf(choices))} more, code, styles and data</dd>
      <dt>Content security policy</dt>
      <dd>
        <code>{policyFor(origin)}</code>
      </dd>
      <dt>Exact version</dt>
      <dd>
        <code>{facts?.version ?? '…'}</code>
      </dd>
      <dt>Hash of the loader</dt>
      <dd>
        <code>{facts?.files['loader.js']?.integrity ?? '…'}</code>
      </dd>
    </dl>
  );
}
