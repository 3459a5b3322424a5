import { fogWord } from './fog.ts';
import { type Detector, firstIn, type Mark, markOf } from './rule.ts';

/** Looks for a statement under its label, in its column, and in prose. A label with too little behind it is vague. */
export function stated({ label, column, needs, found, vague }: Statement): Detector {
  const detectors: Detector[] = [];
  if (label) detectors.push(labelled(label, needs));
  if (column) detectors.push(inColumn(column, needs));
  if (found) detectors.push(({ lines }) => firstIn(lines, found, 'found'));
  if (vague) detectors.push(({ lines }) => firstIn(lines, vague, 'vague'));
  return best(...detectors);
}

/** What the first of these detectors finds, or else what the first of them finds vague. */
export const best =
  (...detectors: readonly Detector[]): Detector =>
  (text) => {
    let vague: Mark | undefined;
    for (const detect of detectors) {
      const mark = detect(text);
      if (mark?.verdict === 'found') return mark;
      vague ??= mark;
    }
    return vague;
  };

/** A line 'label: …', or the line below a heading of these words. */
function labelled(words: string, needs: RegExp | undefined): Detector {
  const label = new RegExp(String.raw`^(?:${words})\s*(?:[:|–—=]\s*|\s-\s+|$)`, 'i');
  return ({ lines }) => {
    let vague: Mark | undefined;
    for (const [index, line] of lines.entries()) {
      const match = label.exec(line.text);
      if (!match) continue;
      const rest = { text: line.text.slice(match[0].length), start: line.start + match[0].length };
      const said = rest.text ? rest : (lines[index + 1] ?? rest);
      if (!said.text) continue;
      if (saysEnough(said.text, needs)) return markOf(said.start, said.text, 'found');
      vague ??= markOf(said.start, said.text, 'vague');
    }
    return vague;
  };
}

/** A cell of a table below a head that the pattern fits. */
function inColumn(head: RegExp, needs: RegExp | undefined): Detector {
  return ({ lines }) => {
    for (const { text, start, columns } of lines) {
      const index = columns?.findIndex((column) => head.test(column)) ?? -1;
      const cell = index < 0 ? '' : (text.split('|')[index]?.trim() ?? '');
      if (!cell || cell.toLowerCase() === columns?.[index] || /^:?-+:?$/.test(cell)) continue;
      return markOf(start, text, saysEnough(cell, needs) ? 'found' : 'vague');
    }
    return undefined;
  };
}

const saysEnough = (words: string, needs: RegExp | undefined) =>
  !openWords.test(words) && (needs ? needs.test(words) : !fogWord.test(words) || /\d/.test(words));

/** What somebody writes who does not know yet. */
const openWords =
  /^(?:tbd|tbc|to be (?:decided|defined|clarified)|n\/a|various|several|many|some|unknown|later|open|\?)/i;

interface Statement {
  /** Alternatives of a pattern: the words before a colon, or of a heading. Default: none. */
  label?: string;
  /** Head of a column. Default: none. */
  column?: RegExp;
  /** What a statement under the label or in the column must have. Default: no word of fog, or a figure. */
  needs?: RegExp;
  /** Prose that states it. */
  found?: RegExp;
  /** Prose that only touches it. */
  vague?: RegExp;
}
