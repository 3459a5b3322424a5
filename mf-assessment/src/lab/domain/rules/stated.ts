import { best, inColumn } from './columns.ts';
import { fogWord } from './fog.ts';
import { type Detector, firstIn, type Mark, markOf } from './rule.ts';

/** Looks for a statement under its label, in its column, and in prose. A label with too little behind it is vague. */
export function stated({ label, column, needs, found, vague }: Statement): Detector {
  const detectors: Detector[] = [];
  if (label) detectors.push(labelled(label, needs));
  if (column) detectors.push(inColumn(column, (cell) => saysEnough(cell, needs)));
  if (found) detectors.push(({ lines }) => firstIn(lines, found, 'found'));
  if (vague) detectors.push(({ lines }) => firstIn(lines, vague, 'vague'));
  return best(...detectors);
}

/** A line 'label: …', or the line below a heading of these words. */
function labelled(words: string, needs: RegExp | undefined): Detector {
  const label = new RegExp(String.raw`^(?:${words})\s*(?:[:|–—=]\s*|\s-\s+|$)`, 'i');
  const within = new RegExp(String.raw`[.;!?] (?:${words}): (?=\S)`, 'i');
  return ({ lines }) => {
    let vague: Mark | undefined;
    for (const [index, line] of lines.entries()) {
      const match = label.exec(line.text) ?? within.exec(line.text);
      if (!match) continue;
      const at = match.index + match[0].length;
      const rest = {
        text: match.index > 0 ? (/^.+?(?=[.;!?](?: |$)|$)/.exec(line.text.slice(at))?.[0] ?? '') : line.text.slice(at),
        start: line.start + at,
      };
      const said = rest.text ? rest : (lines[index + 1] ?? rest);
      if (!said.text) continue;
      if (saysEnough(said.text, needs)) return markOf(said.start, said.text, 'found');
      vague ??= markOf(said.start, said.text, 'vague');
    }
    return vague;
  };
}

const saysEnough = (words: string, needs: RegExp | undefined) =>
  !openWords.test(words) && (needs ? needs.test(words) : !fogWord.test(words) || /\d/.test(words));

const openWords =
  /^(?:tbd|tbc|to be (?:decided|defined|clarified)|n\/a|various|several|many|some|unknown|later|open|\?)/i;

interface Statement {
  /** Alternatives of a pattern: the words before a colon, or of a heading. Default: none. */
  label?: string;
  column?: RegExp;
  /** What a statement under the label or in the column must have. Default: no word of fog, or a figure. */
  needs?: RegExp;
  found?: RegExp;
  vague?: RegExp;
}
