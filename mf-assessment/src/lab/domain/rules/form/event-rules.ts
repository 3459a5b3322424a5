import { type Detector, everyLine, inLines, markOf, type Rule } from '../rule.ts';

const consequence = String.raw`\b(?:shows?|shown|opens?|saves?|saved|writes?|written|adds?|added|removes?|removed|deletes?|deleted|sends?|sent|marks?|marked|starts?|started|calls?|called|goes|stores?|stored|creates?|created|closes?|closed|updates|updated|selects?|clears?|cleared|empties|emptied|copies|copied|prints?|printed|moves?|moved|reserves?|reserved|hides?|hidden|returns?|sets?|fills?|filled|cancels?|cancelled|books?|booked|leads|puts?|charges?|posts|reveals?|looked up|becomes?|appears?|disappears?|fetches|fetched|reads?|loads?|loaded|calculates?|calculated|checks|checked|leaves|exchanges|swaps|overwrites|loses|gains|recalculated|changes to|turns|jumps|enables?|enabled|disables?|disabled|narrows?|narrowed|reloads?|folds?|expands?|submits?)\b(?! (?:accordingly|appropriately|properly|correctly))[^.\n]{0,60}`;

const nothingSaid = String.raw`(?:,?\s*(?:the|an?|some|something|other|all|it|its)\s+(?:\w+\s+)?(?:appropriate|right|correct|necessary|needed|corresponding|respective|usual|action|logic|happens)|(?:,?\s*(?:other|dependent|related) (?:inputs|fields|values)))`;

const another =
  /\b(?:also|same|as well|too|elsewhere|another way|single[- ]click|keyboard|menu|button|link|instead|always visible|anyway|so does|not used|none|no (?:double|hover|right))\b/i;

/** An event that is no click: found when another way to the same is named, in its line or the one after. */
const eventWithAnotherWay =
  (event: RegExp, way = another): Detector =>
  ({ lines }) => {
    for (const [index, { text, start }] of lines.entries()) {
      const match = event.exec(text);
      if (!match) continue;
      const before = text.slice(0, match.index).replace(/^.*\.\s/, '');
      const after = text.slice(match.index + match[0].length);
      const [own = '', ...next] = after.split(/(?<=\.)\s+/);
      const around = `${before} ${own} ${goesOn(next[0] ?? lines[index + 1]?.text)}`;
      return markOf(start + match.index, match[0] + own, way.test(around.replace(ownMenu, '')) ? 'found' : 'vague');
    }
    return undefined;
  };

/** What a right click itself opens is no other way. */
const ownMenu = /\b(?:context menu|right mouse button|opens? (?:an?|the) (?:small )?menu)\b/gi;

/** Where something that hovering shows may stand. */
const elsewhere = new RegExp(`${another.source}|\\b(?:below|beside|column|printed|written)\\b`, 'i');

/** The next sentence where it is about the same: 'The same is in the menu.' */
const goesOn = (text = '') => (/^(?:the same|it|this|both|all)\b/i.test(text) ? text : '');

const isOptional = true;

export const eventRules: readonly Rule[] = [
  {
    criterion: 92,
    name: 'Onclick',
    ask: 'What does a click do? One sentence for each button.',
    askVague: 'Which action is that?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\bon ?click\b(?!\s*[:=–|-]?\s*${nothingSaid})[^.\n]{0,30}?${consequence}|\b(?:when|if|once|after|as soon as)\b[^.\n]{0,50}\b(?:clicks?|clicked|press(?:es|ed)?|taps?|tapped)\b(?![^.\n]{0,12}${nothingSaid})[^.\n]{0,40}?${consequence}|(?<!double[- ])(?<!right[- ])\b(?:a click|clicking|pressing|tapping|a tap)\b[^.\n]{1,50}?${consequence}|\b(?:on|upon|after|by) (?:submit(?:ting)?|submission|sav(?:e|ing)|click(?:ing)?|confirm(?:ing|ation)?|press(?:ing)?|send(?:ing)?)\b(?![^.\n]{0,12}${nothingSaid})[^.\n]{0,40}?${consequence}|(?<!double[- ])(?<!right[- ])\b[Cc]lick on\b[^.\n]{1,40}?${consequence}|^(?:button\s+)?["“[]?\s{0,3}(?:donate|find|save|submit|send|cancel|confirm|book|reserve|add|back|next|print|close|apply|order|pay|register|discard|delete|upload|search|publish)\b[^.\n:→>–]{0,25}["”\]]?\s*(?:\(button\)\s*)?(?:[:→–]|[-=]>)(?!\s*${nothingSaid})[^.\n]{0,30}?${consequence}|["“][^"”\n]{2,30}["”] button (?:opens|saves|sends|stores|closes|cancels|creates|writes|submits|deletes|adds|discards|leads|goes|returns|prints|starts|clears)\b[^.\n]{3,60}`,
        'i',
      ),
      /\bon ?click\b|(?<!double[- ])(?<!right[- ])\b(?:is|are|gets?) (?:clicked|pressed|tapped)\b[^.\n]{0,40}|(?<!double[- ])(?<!right[- ])\b(?:clicking|pressing)\b[^.\n]{0,40}/i,
    ),
  },
  {
    criterion: 93,
    name: 'Onchange',
    ask: 'What else changes when a value changes? “Nothing” is an answer.',
    askVague: 'Which inputs change, and how?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\bon ?change\b(?!\s*[:=–|-]?\s*${nothingSaid})[^.\n]{0,50}?${consequence}|\b(?:when|if|once|after|as soon as|whenever)\b[^.\n]{0,50}\b(?:changes?(?! (?:it|them)\b)|changed(?! (?:by|it|them)\b)|(?:picks?|chooses?|selects?) (?:another|a different)|is (?:chosen|entered|ticked|selected|picked|unticked|set to|switched))\b(?![^.\n]{0,16}${nothingSaid})[^.\n]{0,50}?${consequence}|\b(?:choosing|ticking|selecting|changing)\b[^.\n]{2,40}?${consequence}|\bon change of\b[^.\n]{2,40}?${consequence}|\b(?:when|once) (?:un)?ticked\b[^.\n]{2,40}?(?:${consequence}|\bobligatory\b)|\bis changed (?:->|→|:)\s*\S[^.\n]*|["”] reveals\b[^.\n]*`,
        'i',
      ),
      /\bon ?change\b|\bwhen (?:a|the|any) (?:value|input|field)s? changes?\b[^.\n]{0,50}|\b(?:other|dependent|related) (?:inputs|fields|values) (?:are|will be) (?:updated|changed|adapted)\b[^.\n]{0,20}/i,
    ),
  },
  {
    criterion: 94,
    name: 'Onload',
    ask: 'What is fetched or filled in when the form opens?',
    askVague: 'Which data, from where?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:on ?load|on opening|at the start|when (?:the |this )?(?:form|page|screen|dialog|it)(?: is| has| has been)? (?:opens?|opened|loads?|loaded|appears?|started))\b(?![^.\n]{0,8}\b(?:loads?|gets?|fetches|reads)? ?(?:all |the )*(?:data|everything|information|values)\b)[^.\n]{0,80}?${consequence}`,
        'i',
      ),
      /\bon ?load\b[^.\n]{0,40}|\b(?:the |all )?(?:data|values|information) (?:is|are|will be) (?:loaded|fetched|prefilled)\b|\bloads (?:the |all )?(?:data|information|everything)\b/i,
    ),
  },
  {
    criterion: 95,
    name: 'Ondblclick',
    isOptional,
    ask: 'Does a double click do anything, and how does one do it with a single click?',
    askVague: 'How is it done with a single click?',
    detect: eventWithAnotherWay(/\b(?:on ?dbl ?click|double[- ]?click\w*)\b/i),
  },
  {
    criterion: 96,
    name: 'Onmouseover',
    isOptional,
    ask: 'Does hovering show anything, and where else does it stand?',
    askVague: 'Where does it stand for those without a mouse?',
    detect: eventWithAnotherWay(/\b(?:on ?mouse ?over|mouse[- ]?over|hover(?:s|ed|ing)?)\b/i, elsewhere),
  },
  {
    criterion: 97,
    name: 'Onrightclick',
    isOptional,
    ask: 'Are there context actions, and how are they reached without a right click?',
    askVague: 'Which actions, and how are they reached another way?',
    detect: eventWithAnotherWay(/\b(?:on ?right ?click|right[- ]?click\w*|context (?:menu|actions?))\b/i),
  },
];
