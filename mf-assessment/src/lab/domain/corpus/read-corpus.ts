import type { CheckId } from '../checks/check.ts';
import { type CardKind, cardKinds } from '../rules/rule.ts';

/** Parses a file of texts with their verdicts; README.md has the form. @throws when a text has no kind. */
export const readCorpus = (file: string): CorpusText[] => file.split(/^=== /m).slice(1).map(readEntry);

function readEntry(entry: string): CorpusText {
  const [head = '', ...lines] = entry.split('\n');
  const [id = '', word = ''] = head.trim().split(' ');
  const kind = cardKinds.find((known) => known === word);
  if (!kind) throw new Error(`Text ${id}: '${word}' is no kind.`);
  const listed = (word: string) =>
    lines.filter((line, index) => line.startsWith(`${word} `) && index < 3).flatMap((line) => line.split(' ').slice(1));
  const verdicts = lines.slice(0, 3).filter((line) => /^(?:found|vague|check) [\w ]+$/.test(line)).length;
  return {
    id,
    kind,
    found: new Set(listed('found').map(Number)),
    vague: new Set(listed('vague').map(Number)),
    checks: new Set(listed('check') as CheckId[]),
    source: lines.slice(verdicts).join('\n').trim(),
  };
}

export interface CorpusText {
  id: string;
  kind: CardKind;
  /** Criteria that the text meets. */
  found: ReadonlySet<number>;
  vague: ReadonlySet<number>;
  /** Contradictions in it. */
  checks: ReadonlySet<CheckId>;
  source: string;
}
