import type { Line } from '../../text/read-text.ts';
import { withColumns } from '../columns.ts';
import { everyLine, inLines, inputLine, type Rule } from '../rule.ts';

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
const hasColumn = (line: Line, name: RegExp) => line.columns?.some((column) => name.test(column)) ?? false;
const saying = String.raw`[^.\n"“„]{0,60}["“„][^"”\s]+ [^"”\s]+ [^"”\n]+["”]?`;

/** Rules of the category Manual Description: what is said of an input in so many words. */
const numeric =
  /\b(?:numbers?|amounts?|prices?|quantit|count|integer|decimal|float|percent|rate|age|total|sum|weight|width|size|fee|cost|copies|hours)/i;

export const manualRules: readonly Rule[] = withColumns([
  {
    criterion: 71,
    name: 'Is Required',
    ask: 'May it be left empty?',
    detect: ({ lines }) => {
      const row = lines.find(
        (line) => hasColumn(line, /required|mandatory|optional/) && /\|\s*(?:yes|no|x|✓)\b/i.test(line.text),
      );
      if (row) return { verdict: 'found', start: row.start, end: row.start + row.text.length };
      return required({ lines, source: '', words: 0, isEnglish: true });
    },
  },
  {
    criterion: 72,
    name: 'Is Unique',
    ask: 'May two records have the same value?',
    detect: inLines(
      everyLine,
      /\b(?:not )?unique\b[^.;,\n]{0,30}|\bno two\b[^.;\n]{3,40}|\balready (?:taken|in use|exists)\b|\bduplicates? (?:is |are )?(?:not allowed|refused|rejected|allowed)/i,
    ),
  },
  {
    criterion: 73,
    name: 'Is Editable',
    ask: 'May it change after saving?',
    detect: inLines(
      everyLine,
      /\b(?:not )?editable\b[^.;,\n]{0,30}|\b(?:can(?:not|['’]t)?|may|must)(?: not| never| still)? be (?:changed|edited|corrected)\b[^.;\n]{0,40}|\b(?:locked|fixed|frozen) (?:after|once|when)\b[^.;\n]{0,30}/i,
    ),
  },
  {
    criterion: 74,
    name: 'Is Integer',
    ask: 'Whole numbers only?',
    onlyFor: numeric,
    detect: inLines(everyLine, /\b(?:integers?|whole numbers?|(?:no|without) decimals?(?: places)?)\b/i),
  },
  {
    criterion: 75,
    name: 'Is Float',
    ask: 'Are decimals allowed, and how many?',
    onlyFor: numeric,
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:float|decimals? (?:are |is )?allowed|${number} decimals?(?: places?)?|${number} (?:places|digits) after the (?:point|comma)|decimal number)\b`,
        'i',
      ),
    ),
  },
  {
    criterion: 76,
    name: 'Is Dropdown',
    ask: 'Where does the list live, and who keeps it?',
    onlyFor: /\b(?:drop-?down|select|combo|list|choice|choose|option|radio|one of)|, etc\b/i,
    detect: inLines(
      inputLine,
      /\b(?:list|values?|options|entries|choices)\b[^.;\n]{0,20}\b(?:from|of|in|kept in|lives? in|maintained (?:in|by)|stored in)\s+(?:the\s+)?(?:table|list|file|catalogue|register|settings|`|[a-z]+_[a-z]+|[A-Z]\w+ (?:table|list))[^.;,\n]{0,30}|\bfrom (?:the )?table\s+\w+/i,
    ),
  },
  {
    criterion: 77,
    name: 'Is Readonly',
    ask: 'Is it shown only, or can it be typed?',
    detect: inLines(
      everyLine,
      /\bread-?only\b|\b(?:never|not) typed\b|\b(?:only|just) (?:displayed|shown)\b(?! (?:if|when|once|after|for|to|as))|\bdisplay only\b|\bcannot be typed\b/i,
    ),
  },
  {
    criterion: 78,
    name: 'Maximum/Minimum length',
    ask: 'What is the shortest and the longest text?',
    askVague: 'How many characters is that?',
    detect: inLines(
      inputLine,
      new RegExp(
        String.raw`\b${number}(?:\s*(?:to|-|–|and|or|up to)\s*${number})?\s*(?:characters?|chars?|digits?|letters?|signs|symbols)\b(?! after)|\b(?:max(?:imum)?|min(?:imum)?)\.? length\b[^.;\n]{0,10}\d+|\blength\s*[:=]?\s*\d+`,
        'i',
      ),
      /\b(?:short|long|brief) (?:text|name|description|note)\b|\bnot too long\b|\blimited (?:in )?length\b/i,
    ),
  },
  {
    criterion: 79,
    name: 'Date/Time format',
    ask: 'In which format is the date or time typed, and in which is it shown?',
    onlyFor: /\b(?:date|data picker|time|day|month|year|calendar|from|until|birth|deadline|when)/i,
    detect: inLines(
      everyLine,
      /\b(?:DD?|dd?)[./-](?:MM?|mm?)[./-](?:YYYY|yyyy|YY|yy|jjjj)\b|\b(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)\b|\b(?:MM|mm)\/(?:DD|dd)\/(?:YYYY|yyyy)\b|\b[Hh]{1,2}:mm\b|\bHH:MM\b|\bISO (?:8601|date|day)\b/,
      /\b(?:valid|correct|proper|right|usual) (?:date|time)(?: format)?\b/i,
    ),
  },
  {
    criterion: 80,
    name: 'Default value',
    ask: 'What is there before anybody types?',
    detect: inLines(
      inputLine,
      /\bdefaults?(?: value)?(?: is| to|:|=|\s)\s*(?!value|is\b|applies|settings?)["“]?[A-Za-zÀ-ž\d+-][^.;,\n]{0,30}|\binitially\s+\S[^.;,\n]{0,30}|\bpre-?(?:selected|set|filled)(?: is| to| with|:)\s*\S[^.;,\n]{0,30}|\b\S+ is (?:pre-?selected|the default)\b/i,
    ),
  },
  {
    criterion: 81,
    name: 'Placeholder',
    ask: 'Is there a hint inside the empty input? Which?',
    askVague: 'What does it say?',
    detect: inLines(inputLine, /\bplaceholder\b[^.;\n"“'‘`]{0,20}["“'‘`]\S[^"”'’`\n]*/i, /\bplaceholders?\b/i),
  },
  {
    criterion: 82,
    name: 'Mask',
    ask: 'Is a shape imposed while typing?',
    onlyFor: /\b(?:phone|mobile|iban|code|numbers?|no\.|id|plate|card|mask|zip|postcode|key)\b/i,
    askVague: 'Which shape?',
    detect: inLines(
      inputLine,
      /\bmask\s*(?:is|of|:|=)?\s*["“`(+]?[\d9#_AX][\d#_AX() ./+-]*/i,
      /\b(?:input |has a |with a )mask\b/i,
    ),
  },
  {
    criterion: 83,
    name: 'Success message',
    ask: 'Which words say that it worked?',
    askVague: 'Which words does it say?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:success\w*|worked|works|succeeds|succeeded|(?:after|when|once)\b[^.\n"“]{0,20}\b(?:saving|saved|sent|sending|done|booked|stored)|confirmation|confirms?)\b${saying}`,
        'i',
      ),
      /\b(?:success(?:ful)?|confirmation) (?:message|notification|text|toast)s?\b/i,
    ),
  },
  {
    criterion: 84,
    name: 'Warning message',
    ask: 'Does anything have to be said before it goes wrong? In which words?',
    askVague: 'Which words does it say?',
    detect: inLines(
      everyLine,
      new RegExp(String.raw`\bwarn(?:s|ing|ed)?\b${saying}`, 'i'),
      /\bwarnings? (?:message|text|is|are|appears?|will)\b|\b(?:shows?|displays?) a warning\b/i,
    ),
  },
  {
    criterion: 85,
    name: 'Error message',
    ask: 'Which words say that it failed, and what to do next?',
    askVague: 'Which words does it say, and what should one do next?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:errors?|fail\w*|wrong|refus\w+|rejected|invalid|missing|too (?:long|short|late|early)|could not|cannot|in the past|is empty|already taken)\b${saying}`,
        'i',
      ),
      /\b(?:an?|the) error(?: message)? (?:is|will be|gets|appears)\b(?: \w+)?|\bshows? an error\b|\berror messages?\b/i,
    ),
  },
]);

const required = inLines(
  everyLine,
  /(?<!\b(?:each|every|any|all|the|marked as) )\b(?:required|mandatory|optional|compulsory|obligatory)\b(?! to\b)(?! (?:\w+ )?(?:fields|inputs|information|data)\b)(?! field\b)|\bmust (?:not be (?:left )?empty|be (?:filled|given|entered|chosen|set))\b[^.;\n]{0,30}|\b(?:may|can|must not|cannot|can['’]t) (?:be |stay |remain )(?:left )?(?:empty|blank)\b/i,
);
