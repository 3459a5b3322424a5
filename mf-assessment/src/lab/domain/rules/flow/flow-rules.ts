import type { Rule } from '../rule.ts';
import { stated } from '../stated.ts';
import { boundary, decisions, endState, responsible, startEvent, steps, stories, timeAndVolume } from './flow-parts.ts';

export const flowRules: readonly Rule[] = [
  {
    criterion: 39,
    name: 'Purpose and boundary of the flow',
    ask: 'What is the flow called, and which are its first and its last step?',
    askVague: 'From which step to which?',
    detect: boundary,
  },
  {
    criterion: 40,
    name: 'External parties',
    ask: 'Who takes part from outside: which people, which systems? “Nobody” is an answer.',
    askVague: 'Which ones? Name them.',
    detect: stated({
      label:
        'outside(?: of)?(?: the (?:flow|boundary|process))?|(?:external|outside) ?(?:part(?:y|ies)|systems?|partners?|people|actors?)?(?: and systems)?|parties outside',
      found:
        /\b[\w-]+(?: [\w-]+)? \((?:external|outside)\b[^)\n]{0,40}\)|\b(?:payment|shipping|outside|external) (?:company|provider|partner) [A-Z]\w+|\b(?:outside (?:of )?(?:the|our) (?:boundary|flow|process|company|house|organi[sz]ation)|external (?:part(?:y|ies)|systems?|partners?)) (?:are|is|stands?|there (?:are|is))\b[^.\n]{3,80}|\b(?:are|is|stands?|stay) outside (?:of )?(?:the|this|our) (?:boundary|flow|process|company|organi[sz]ation)\b|\([A-Z][^)\n]{1,30}, (?:outside|external)[^)\n]*\)|\bowned by [A-Z]\w+, not ours\b/i,
      vague: /\b(?:third|external|other|outside) (?:part(?:y|ies)|systems|partners|companies|service providers)\b/i,
    }),
  },
  {
    criterion: 41,
    name: 'Start event',
    ask: 'Which one event starts it, and who would see it?',
    askVague: 'Which event is that? Something that one can see happen.',
    detect: startEvent,
  },
  {
    criterion: 42,
    name: 'End state',
    ask: 'What is true when it has ended?',
    askVague: 'What is then true that was not before?',
    detect: endState,
  },
  {
    criterion: 43,
    name: 'Process steps in order',
    ask: 'Which steps, in which order? A verb and an object each.',
    askVague: 'What is done in each step? A verb and an object, numbered.',
    detect: steps,
  },
  {
    criterion: 44,
    name: 'Decision points',
    ask: 'Where does the way fork? The question, and each answer.',
    askVague: 'And otherwise? Name the question and every answer.',
    detect: decisions,
  },
  {
    criterion: 45,
    name: 'Data carried on each arrow',
    ask: 'What does each step hand to the next?',
    askVague: 'Which data? Name the fields.',
    detect: stated({
      label: 'data(?: carried| on (?:the|each) arrows?| handed over)?|carries|arrows?|hand-?overs?',
      column: /^(?:data|carrie[sd]|content|what|message|payload|hands? over)\b/,
      needs: /\b(?!data|information|everything)[a-z]{3,}/i,
      found:
        /\b(?:sends?|passes|hands?|gives|forwards?|transmits?|e?-?mails|submits?|transfers?)\b(?: over| on| back)? (?!(?:the |all |any |some |its |their )?(?:\w+ )?(?:data|information|details|everything|it|them|this)\b)[^.;\n]{3,70}\bto (?:the |an? |its? |her |his )?\w+|\breports? (?:the )?[^.;\n]{3,50} to the \w+|\breceives? (?!(?:the |all )?(?:data|information)\b)[^.;\n]{3,60} from\b|\S\s*(?:→|->|=>|⟶)\s*[^:\n]{2,40}:\s*\S+|\S\s*(?:--+|—)\s*[^-—>\n]{3,50}(?:--*>|→)/i,
      vague:
        /\b(?:data|information|details|documents?|everything) (?:is|are|gets?) (?:exchanged|sent|transferred|passed|shared|forwarded|transmitted)\b|\b(?:sends?|passes|forwards?|exchanges?|hands?(?: over)?) (?:the |all |any |some )?(?:\w+ )?(?:data|information|details)\b/i,
    }),
  },
  {
    criterion: 46,
    name: 'Data stores read and written',
    ask: 'Where is each thing kept, who reads it and who writes it?',
    askVague: 'Which table, list or register?',
    detect: stated({
      label:
        '(?:data )?stores?(?: read| written| read and written)?|reads?(?: from)?|writes?(?: to)?|tables?|registers?',
      column: /^(?:(?:data )?stores?|reads?|writes?|table)\b/,
      found:
        /\b(?:reads?|looks? (?:it )?up|searches|writes?|stores?|saves?|enters?|adds?|inserts?|records?|notes?|updates?|checks?|ticks?|(?:is|are) (?:stored|saved|written|entered|recorded|noted|read|added|kept))\b(?! (?:the )?(?:system|database|computer|data)\b)[^.;\n]{0,50}\b(?:tables?|registers?|list|ledger|log(?:book)?|file|spreadsheet|catalogue|calendar|archive|roster|book|sheet|inventory|folder)\b(?: [a-z_]+)?|\b(?:[Rr]eads?|[Ww]rites?|[Kk]eys?|[Rr]ecords?|[Ee]nters?|[Ii]nserts?|[Ss]tores?|[Ss]aves?)\b[^.\n]{0,50}\b(?:[A-Z]\w*(?:DB|Base)|[a-z]+_[a-z_]+)\b|\b[A-Z]\w+ is (?:written|read) by\b[^.\n]{3,}|\b[A-Z][\w.]+(?: [\w-]+)?\s*(?:[:(]|[–-]\s)\s*[^.;\n]{0,40}\b(?:writes?|reads?|written|r\/w)\b[^.;\n]*|\b[a-z]+ (?:ledger|book|list|register)s? \([^)\n]*\b(?:reads?|writes?|r|w|r\/w)\)/,
      vague:
        /\b(?:saved|stored|kept|recorded|entered|documented|written) (?:in|into|to) (?:the |a |our )?(?:\w+ )?(?:system|database|computer|cloud|tool|software)\b|\b(?:updates?|in) the (?:system|database)\b/i,
    }),
  },
  {
    criterion: 47,
    name: 'Responsible role per step',
    ask: 'Which one role is responsible for each step?',
    askVague: 'By whom? One role.',
    detect: responsible,
  },
  {
    criterion: 48,
    name: 'Time and volume per step',
    ask: 'How long does each step take, and how often does it run?',
    askVague: 'A number each: how long it takes, and how often it runs.',
    detect: timeAndVolume,
  },
  {
    criterion: 49,
    name: 'Exception and return paths',
    ask: 'What happens on refusal, on absence and on an error?',
    askVague: 'Who does what then, and where does it go on?',
    detect: stated({
      label:
        'exceptions?(?: paths?)?(?: and return paths?)?|return paths?|on (?:refusal|error|absence|failure)|(?:on )?errors?|if (?:refused|rejected|absent|it fails)|refus(?:al|ed)|otherwise',
      needs: /\S+ \S+ \S+/,
      found:
        /(?:^|[.;] )[^.:;?\n]{0,45}\b(?:not \w+|refuse[sd]|rejected|declined|gone|wrong|missing|damaged|late|fail(?:s|ed)|empty|expired|full|unknown|invalid|already \w+)\b[^.:;\n]{0,30}(?::|->|→|\? yes:)\s*[a-z]+ [a-z][^.\n]{3,}|\bno\s*(?:->|→|:)\s*[a-z]+ [a-z]+ [^.\n]{3,}|\b(?:if|when|in case|once|should|unless|where|after|on)\b[^.;\n]{0,70}\b(?:refuse[sd]?|refusal|reject(?:s|ed|ion)|decline[sd]?|fails?|failed|failure|absent|absence|away|ill|missing|invalid|incomplete|unpaid|not \w+|cannot \w+|doesn['’]t|isn['’]t|does not|no \w+|nobody|without|wrong|damaged|broken|late|expire[sd]?|cancel\w*|empty|unreachable|offline)\b[^.\n]{0,60}[,:;→–][^.\n]{8,}|\b(?:goes|comes|is sent|is returned|returns|is handed|is given|sends? (?:it|\w+ \w+)) back to\b[^.\n]{3,}|\bafter\b[^.\n]{2,30}\bwithout (?:an? )?(?:answer|payment|reply)\b[^.\n]{5,}|\botherwise\b[^.\n]{8,}|(?:^|[.;,] )else\b[^.\n]{8,}|^no\s*[:→–,]\s*\S+ \S+/i,
      vague:
        /\b(?:errors?|exceptions?|problems?|special cases?|deviations?) (?:is|are|will be|get) (?:handled|dealt with|solved|managed|treated|escalated|clarified)\b|\bin case of (?:problems?|errors?|doubt|trouble)\b|\bif (?:something|anything) goes wrong\b/i,
    }),
  },
  {
    criterion: 50,
    name: 'Link to user stories',
    ask: 'Which user stories realise which step?',
    askVague: 'Which stories? Their numbers.',
    detect: stories,
  },
];
