import { allChecks } from '../checks/all-checks.ts';
import type { CheckId } from '../checks/check.ts';
import { isOtherName, type OtherName } from '../other-text.ts';
import { type CardKind, cardKinds } from '../rules/rule.ts';

export const readCorpus = (file: string): CorpusText[] =>
  entriesOf(file).flatMap((entry) => (otherHead.test(entry) ? [] : [readEntry(entry)]));

/** Texts that are no card: `=== id none minutes of a meeting`. */
export const readOthers = (file: string): OtherCorpusText[] =>
  entriesOf(file).flatMap((entry) => {
    const { id = '', name = '', source = '' } = otherHead.exec(entry)?.groups ?? {};
    if (!id) return [];
    if (!isOtherName(name)) throw new Error(`Text ${id}: '${name}' is no name of what is no card.`);
    return [{ id, name, source: source.trim() }];
  });

const entriesOf = (file: string) => file.replaceAll('\r\n', '\n').concat('\n').split(/^=== /m).slice(1);
const otherHead = /^(?<id>\S+) none (?<name>[^\n]+)\n(?<source>[\s\S]*)/;

function readEntry(entry: string): CorpusText {
  const [head = '', ...lines] = entry.split('\n');
  const [id = '', word = ''] = head.trim().split(' ');
  const kind = cardKinds.find((known) => known === word);
  if (!kind) throw new Error(`Text ${id}: '${word}' is no kind.`);
  const verdicts = lines.slice(
    0,
    lines.findIndex((line) => !/^(?:found|vague|check) [\w ]+$/.test(line)),
  );
  const listed = (verdict: string) =>
    verdicts.filter((line) => line.startsWith(`${verdict} `)).flatMap((line) => line.trim().split(/ +/).slice(1));
  return {
    id,
    kind,
    found: new Set(listed('found').map(Number)),
    vague: new Set(listed('vague').map(Number)),
    checks: new Set(listed('check').map((name) => checkId(id, name))),
    source: lines.slice(verdicts.length).join('\n').trim(),
  };
}

function checkId(text: string, name: string): CheckId {
  const check = allChecks.find(({ id }) => id === name);
  if (!check) throw new Error(`Text ${text}: '${name}' is no check.`);
  return check.id;
}

export interface CorpusText {
  id: string;
  kind: CardKind;
  found: ReadonlySet<number>;
  vague: ReadonlySet<number>;
  checks: ReadonlySet<CheckId>;
  source: string;
}

export interface OtherCorpusText {
  id: string;
  name: OtherName;
  source: string;
}
