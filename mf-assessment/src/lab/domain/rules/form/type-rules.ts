import { type Detector, everyLine, firstIn, inLines, type Rule } from '../rule.ts';

const buttons: Detector = inLines(
  everyLine,
  /\b[Bb]uttons?\s+(?:[A-Z][a-z]+(?: [a-z]+){0,2}\s*(?::|->|→)|\(["“]?[A-Z])|^["“]?(?:Save|Send|Submit|Delete|Cancel|Book|Donate|Find|Add|Close|Print|Confirm|Apply)\b[^.\n:→>–"”]{0,25}(?:["”] ?(?::|->|→|opens|saves|sends|writes)| ?->| ?→)|\b[Cc]lick on [A-Z]\w+|["“][A-Z][^"”\n]{1,30}["”]\.? Clicking\b|\b[Bb]uttons?\s+["“][A-Z][^"”\n]{1,40}["”]|["“][A-Z][^"”\n]{1,40}["”]\s+\(?[Bb]utton\b|\b[A-Z][\w’' -]{1,30} \([Bb]utton\b|^[A-Z][\w’' -]{1,30}\s*[:|–]\s*[Bb]utton(?=\s*(?:$|[|,;.(]))|^[Bb]uttons?\s*[:|–]\s*["“]?[A-Z]\w+|\b(?!OK|Submit|The|An?|This|That|Each|Every|All|Both|Radio|Another|One|Which|When|If|No)[A-Z][a-z]+(?: [a-z]+){0,2} button\b|(?:^|\s)\[[A-Z][a-z]+(?: [a-z]+){0,3}\](?!\()/,
  /^buttons?$|\(button\)|\b(?:OK|submit) button\b|["“]click here["”]/i,
);

const links: Detector = inLines(
  everyLine,
  /\b(?:hyper)?links?\b[^.\n]{0,25}\b(?:to|leads to|opens)\s+(?:the |an? |our |page )*["“]?\w{3,}[^.\n]{0,40}|\(hyperlink[^)\n]{3,60}\)|["“][^"”\n]{3,40}["”]\s*(?:\(|is an? )?(?:hyper)?link\b/i,
  /\bhyperlinks?\b|\(link\)|["“]?click here["”]?/i,
);

/** No form has all sixteen types, so the reader is asked for none of them. */
export const typeRules: readonly Rule[] = [
  type(
    105,
    'Edit Line',
    /\b(?:edit line|text ?(?:box|field|input)|single[- ]line|one[- ]line(?: (?:of )?text)?)\b(?! (?:per|for each|in|into|to)\b)|\btext one line\b|(?:[:|–(,]|\s-)\s*(?:free )?text(?=[,;]? \(?(?:max|required|optional|\d))|\[_{3,}\]/i,
  ),
  type(
    106,
    'Select Box',
    /\b(?:select ?box|drop-?down|combo ?box|select list|pick ?list)\b|(?:[:|–(,]|\s-)\s*(?:select|combo|pick one|choose one)(?=\s*(?:$|[|,;:.()/]))|\[select\]/i,
  ),
  type(
    107,
    'Data Picker',
    /\b(?:data picker|date ?picker|date input|calendar input)\b|\(date\b|(?:[:|–]|\s-)\s*(?:date|calendar)(?=\s*(?:$|[|,;.)/]))/i,
  ),
  type(108, 'Time Picker', /\b(?:time ?picker|time input)\b|\(time\b|(?:[:|–]|\s-)\s*time(?=\s*(?:$|[|,;.)/]))/i),
  type(
    109,
    'Check Box',
    /(?<!\binner )\b(?:check ?box(?:es)?|tick ?box(?:es)?)\b(?! in (?:each|every|a) (?:row|line))/i,
  ),
  type(
    110,
    'File Picker',
    /(?:\b(?:file picker|file upload|upload (?:field|input))\b|\b(?=(?:pdf|jpe?g|png|docx?|xlsx?|csv)\b[^.\n]{0,30}\b\d+ ?[kmg]b\b)|(?:[:|–(,]|\s-)\s*upload\b)[^\n]{0,120}/i,
    {
      needs:
        /(?=.*\b(?:PDF|JPE?G|PNG|CSV|XLSX?|DOCX?|TXT|ZIP|MP4|HEIC|images? only|pictures? only)\b)(?=.*\b\d+ ?(?:[KMG]B|megabytes?|kilobytes?)\b)/i,
      ask: 'Which types of files, and how large may one be?',
    },
  ),
  type(
    111,
    'Radio Button',
    /\bradio ?(?:buttons?|group)\b|\bradio (?=\w+ ?\/)|\b(?:\d|two|three|four) radio\b|\(radio\)|\ball (?:two|three|four|five)? ?(?:visible|to be seen at once)\b[^.\n]*|(?:[:|–(,]|\s-)\s*radio\b/i,
  ),
  type(
    112,
    'Image',
    new RegExp(
      `${shape('image|picture').source}|\\b(?:image|picture|photo|plan)\\b[^.\\n]{0,60}\\balt\\b[^\\n]{0,40}`,
      'i',
    ),
    {
      needs: /\b(?:alt(?:ernative)?|text alternative|with the text|decorative|described as)\b/i,
      ask: 'Which words stand for the picture?',
    },
  ),
  type(113, 'Label', shape('label(?: field)?')),
  type(
    114,
    'Textarea',
    /\b(?:text ?area|multi[- ]?line|(?:several|many) lines(?: of text)?|long text|text over several lines)\b(?! (?:of code|in)\b)/i,
  ),
  type(
    115,
    'Inner Check Box',
    /\binner check ?box(?:es)?\b|\b(?:check|tick) ?box(?:es)? in (?:each|every|a) (?:row|line|list item)\b/i,
  ),
  { ...type(116, 'Button', /./), askVague: 'Which verb is on it?', detect: buttons },
  { ...type(117, 'Hyperlink', /./), askVague: 'To which place, and what is it called?', detect: links },
  type(
    118,
    'Video',
    new RegExp(`${shape('video').source}|\\b(?:video|film|clip)\\b[^.\\n]{0,60}\\b(?:captions?|subtitles?)\\b`, 'i'),
    {
      needs: /\b(?:captions?|captioned|subtitles?|subtitled)\b/i,
      ask: 'Has it captions?',
    },
  ),
  type(
    119,
    'Group',
    new RegExp(`${shape('group|frame|fieldset').source}|\\b(?:frame|fieldset) ['"“][^"”\\n]{2,}`, 'i'),
  ),
  type(120, 'Table', shape('table|grid'), {
    needs: /\b(?:rows?|lines?|each|every|per)\b/i,
    ask: 'What does one row stand for?',
  }),
];

function type(criterion: number, name: string, words: RegExp, content?: Content): Rule {
  const detect: Detector = ({ lines }) => {
    const found =
      content &&
      firstIn(
        lines.filter(({ text }) => words.test(text) && content.needs.test(text)),
        words,
        'found',
      );
    return found ?? firstIn(lines, words, content ? 'vague' : 'found');
  };
  return {
    criterion,
    name,
    isOptional: true,
    ask: 'Is there one? No form needs all types.',
    ...(content && { askVague: content.ask }),
    detect,
  };
}

/** An everyday word where it names a type: 'Fee (Label)', 'Fee: Label', '| Fee | Label |', 'Table: free berths'. */
function shape(words: string): RegExp {
  return new RegExp(
    String.raw`\((?:${words})\b[^\n]{0,80}|[:|–]\s*(?:${words})(?=\s*(?:$|[|,;.()]|with\b|of\b))[^\n]{0,80}|^(?:${words})\s*[:|–]\s*\S[^\n]{0,80}`,
    'i',
  );
}

interface Content {
  needs: RegExp;
  ask: string;
}
