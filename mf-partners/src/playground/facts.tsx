import type { Choices } from './choices.ts';
import type { EmbedFacts } from './facts.data.ts';
import { firstFilesOf } from './head-tags.ts';
import styles from './playground.module.css';
import { policyFor } from './snippets.ts';

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
      <dd>{bytesOf(facts ? firstFilesOf(choices, facts) : [])} more, code, styles and data</dd>
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
