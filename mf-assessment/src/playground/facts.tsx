import { cases } from '../meter/cases.ts';
import type { Choices } from './choices.ts';
import type { EmbedFacts } from './facts.data.ts';
import styles from './playground.module.css';
import { policyFor } from './snippets.ts';

/** What has to come until the element can be used. */
function firstFilesOf({ element, attributes }: Choices): string[] {
  if (element.module === 'enrolment') return [attributes['class-id'] ? 'enrolment-class.js' : 'enrolment.js'];
  if (attributes.view === 'needs') return ['assessment-needs.js'];
  return ['assessment.js', `assessment.topics-${firstLanguageOf(Number(attributes.case ?? 1))}.js`];
}

const firstLanguageOf = (number: number) => cases.find((one) => one.number === number)?.languages[0]?.language.id;

interface FactsProps {
  choices: Choices;
  origin: string;
  facts: EmbedFacts | undefined;
}

/** What the element costs, what a content security policy has to allow, and how the loader is pinned. */
export function Facts({ choices, origin, facts }: FactsProps) {
  const weightOf = (names: readonly string[]) =>
    facts
      ? `${names.reduce((sum, name) => sum + (facts.files[name]?.brotli ?? 0), 0).toLocaleString('en')} bytes`
      : '…';

  return (
    <dl className={styles.facts}>
      <dt>Before it comes into view</dt>
      <dd>{weightOf(['embed.css', 'loader.js'])} in two files, compressed</dd>
      <dt>When it is shown</dt>
      <dd>{weightOf(firstFilesOf(choices))} more, code, styles and data</dd>
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
