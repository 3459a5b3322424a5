import { type Detector, markOf } from '../rule.ts';

/** A verb that says what happens. */
export const consequence = String.raw`\b(?:shows?|shown|opens?|saves?|saved|writes?|written|adds?|added|removes?|removed|deletes?|deleted|sends?|sent|marks?|marked|starts?|started|calls?|called|goes|stores?|stored|creates?|created|closes?|closed|updates|updated|selects?|clears?|cleared|empties|emptied|copies|copied|prints?|printed|moves?|moved|reserves?|reserved|hides?|hidden|returns?|sets?|fills?|filled|cancels?|cancelled|books?|booked|leads|puts?|becomes?|appears?|disappears?|fetches|fetched|reads?|loads?|loaded|calculates?|calculated|checks|checked|recalculated|changes to|turns|jumps|enables?|enabled|disables?|disabled|narrows?|narrowed|reloads?|folds?|expands?|submits?)\b(?! (?:accordingly|appropriately|properly|correctly))[^.\n]{0,60}`;

/** Words that name no consequence. */
export const nothingSaid = String.raw`(?:,?\s*(?:the|an?|some|something|other|all|it|its)\s+(?:\w+\s+)?(?:appropriate|right|correct|necessary|needed|corresponding|respective|usual|action|logic|happens)|(?:,?\s*(?:other|dependent|related) (?:inputs|fields|values)))`;

const another =
  /\b(?:also|same|as well|too|elsewhere|another way|single[- ]click|keyboard|menu|button|link|below|beside|instead|always visible|not used|none|no (?:double|hover|right))\b/i;

/** An event that is no click: found when another way to the same is named, in its line or the one after. */
export const eventWithAnotherWay =
  (event: RegExp): Detector =>
  ({ lines }) => {
    for (const [index, { text, start }] of lines.entries()) {
      const match = event.exec(text);
      if (!match) continue;
      const before = text.slice(0, match.index).replace(/^.*\.\s/, '');
      const after = text.slice(match.index + match[0].length);
      const [own = '', ...next] = after.split(/(?<=\.)\s+/);
      const around = `${before} ${own} ${goesOn(next[0] ?? lines[index + 1]?.text)}`;
      return markOf(start + match.index, match[0] + own, another.test(around) ? 'found' : 'vague');
    }
    return undefined;
  };

/** The next sentence where it is about the same: 'The same is in the menu.' */
const goesOn = (text = '') => (/^(?:the same|it|this|both|all)\b/i.test(text) ? text : '');
