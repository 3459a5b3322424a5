import type { Line } from '../../text/read-text.ts';
import { type Detector, everyLine, firstIn, inLines, type Rule } from '../rule.ts';

const meanwhile =
  /\b(?:meanwhile|in the meantime|(?:somebody|someone|anybody) else|another (?:person|colleague|user|clerk)|at the same time|conflict|versions?|changed since|last (?:one|change) wins)\b|\bsaved first\b|\b(?:somebody|someone)\b[^.\n]{0,30}\bchanged\b/i;
const changing =
  /\b(?:updat(?:e|es|ing)|chang(?:e|es|ing)|edit(?:s|ing)?(?! line\b)|overwrit(?:e|es|ing)|replac(?:e|es|ing)|moving)\b[^.\n]{0,50}\b(?:row|record|entry|line)\b[^\n]{0,120}|\b(?:row|record|entry|line)\b[^.\n]{0,40}\b(?:is|are|gets) (?:updated|changed|overwritten|replaced)\b[^\n]{0,120}|^updat(?:e|ing)\b\s*[:–|]\s*[^\n]{8,140}|\b(?:overwrit(?:e|es)|(?:saves?|writes?|updates?) (?:it )?(?:to |in )?the existing) [^.\n]{3,60}/i;
const unclearUpdate =
  /\b(?:updat(?:e|es|ing)|edit(?:s|ing)?)\b(?! line\b) (?:the |an? |existing |all )*(?:data|record|row|entry|entries|records|values|information)\b|\b(?:records?|entries|data|rows?) (?:can|may|could) be (?:changed|updated|edited)\b/i;

const update: Detector = ({ lines }) => {
  const changed = firstIn(lines, changing, 'found');
  if (changed && lines.some(({ text }) => meanwhile.test(text))) return changed;
  return changed ? { ...changed, verdict: 'vague' } : firstIn(lines, unclearUpdate, 'vague');
};

const deleting = /\b(?:delet(?:e|es|ed|ing|ion)|remov(?:e|es|ed|ing|al))\b[^\n]{0,160}/i;
const safe =
  /\b(?:asks?|confirm\w*|really|sure|undo|undone|restor\w+|brought back|bring(?:s)? (?:it|them) back|comes? back|bin|trash|recycle|archive\w*|kept for|cannot be deleted|nothing (?:is|can be) deleted|never deleted)\b/i;
const nothingDeleted = inLines(
  everyLine,
  /\b(?:nothing|no \w+) (?:is|can be|may be) deleted\b|\bno deletion\b|\b(?:cannot|never|not) be deleted\b/i,
);

const unsafely =
  /\bdelet(?:e|es|ed|ing|ion)\b[^.\n]{0,80}|\b(?:can|may|could) be removed\b|^remov(?:e|ing)\b[^.\n]{0,80}/i;

const deletion: Detector = (text) => {
  const none = nothingDeleted(text);
  if (none) return none;
  const isDeletion = (line: Line) => deleting.test(line.text) && !unrelated.test(line.text);
  const safely = text.lines.filter(
    (line, index) => isDeletion(line) && safe.test(`${line.text} ${text.lines[index + 1]?.text}`),
  );
  return firstIn(safely, deleting, 'found') ?? firstIn(text.lines.filter(isDeletion), unsafely, 'vague');
};

const unrelated = /\bremov\w+ (?:the )?(?:filter|focus|marks?|highlight|spaces?|tick)\b/i;

const table = String.raw`(?:(?:the )?table \W?\w+|\W?[a-z]+_[a-z_]+|\W?[a-z_]+ table\b)`;

export const formActionRules: readonly Rule[] = [
  {
    criterion: 98,
    name: 'Save a new record',
    ask: 'Which table gets the new record, and what comes back?',
    askVague: 'In which table, and what comes back?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:sav(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|inserts?|inserted|inserting|writes?|written|writing|adds?|added|adding|stores?|stored|storing)\b[^.\n]{0,50}\b(?:to|in|into)\s+${table}`,
        'i',
      ),
      /\b(?:sav(?:es?|ing)|stor(?:es?|ing)) (?:stores? |saves? )?(?:all |the |its )*(?:data|values|record|entries|inputs|form|everything)\b|\b(?:data|form|entries|record|values|everything) (?:is|are|gets?|will be) (?:saved|stored)\b(?! (?:in|to|into) )/i,
    ),
  },
  {
    criterion: 99,
    name: 'Update an existing record',
    ask: 'Can a record be changed later, and what if somebody else changed it meanwhile?',
    askVague: 'Which record, and what if somebody else changed it meanwhile?',
    detect: update,
  },
  {
    criterion: 100,
    name: 'Delete with confirmation',
    ask: 'Can anything be deleted? If so, what does it ask first, and how does it come back?',
    askVague: 'And if it was a slip?',
    detect: deletion,
  },
  {
    criterion: 101,
    name: 'Send for approval',
    ask: 'Does anybody approve it? If so, who, and what do they see?',
    askVague: 'Who approves it, and what do they see?',
    detect: inLines(
      everyLine,
      /\b(?:goes|hand(?:ed|s)? in:?|sent|sends?|submits?)\b[^.\n]{0,25}\bto (?:the|your|their|an?) [a-z][^.\n]{2,40}, who (?:then )?(?:sees?|approves?|decides?|signs?)\b[^.\n]{0,60}|^(?:hand in|send|submit)\s*:\s*to (?:the|your|their|an?) [a-z][^.\n]{2,40}, who\b[^.\n]{0,60}|\b(?:sends?|sent|submits?|submitted|goes|passed|forwards?|forwarded)\b[^.\n]{0,50}\bto (?!approval|be\b)(?:the |an? |her |his |their )?[A-Za-zÀ-ž-]{3,}[^.\n]{0,40}\bapprov\w+[^\n]{0,60}|\bfor approval (?:goes |is sent )?to (?:the |an? )?[A-Za-zÀ-ž-]{3,}[^.\n]{0,60}|\b(?:the|an?) (?!system|form|user)[A-Za-zÀ-ž-]{3,}(?: [A-Za-zÀ-ž-]+){0,3} (?:approves|has to approve|must approve|approves or refuses)\b[^.\n]{0,60}|\bapproved by (?:the |an? )?(?!users?|someone|somebody)[A-Za-zÀ-ž-]{3,}[^.\n]{0,40}/i,
      /\b(?:for approval|be approved|needs? approval|requires? approval|approval (?:is )?(?:needed|required|process|workflow))\b/i,
    ),
  },
  {
    criterion: 102,
    name: 'Call an API',
    ask: 'Does it call an API? Which, with which values?',
    askVague: 'Which API, with which values?',
    detect: inLines(
      everyLine,
      /\b(?:calls?|calling|called|uses|sends? to)\b[^.\n]{0,25}?(?:\b[a-z]{2,}[A-Z]\w+|\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[\w/{}:-]+|\b(?:API|operation|service)\s+["“`]?(?!with|to|for|is|and|which|of|or|in|on|when|that)[A-Za-z]\w+)[^.\n]{0,60}|\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[\w/{}:-]+[^.\n]{0,40}/,
      /\b(?:the|an|our|some) (?:API|backend|service|endpoint)s? (?:is|are|gets?|will be) (?:called|used|asked)\b|\bcalls? (?:the|an|our|some) (?:\w+ )?(?:API|backend|endpoint|service)\b/i,
    ),
  },
  {
    criterion: 103,
    name: 'Open another form',
    ask: 'Does it open another form? Which, and which key goes along?',
    askVague: 'Which form, and which key goes along?',
    detect: inLines(
      everyLine,
      /\b(?:opens?|opening|leads? to|goes to)\b[^.\n]{0,15}?\b(?:form|dialog|screen|window)\b[^.\n]{1,40}?\b(?:with|carrying|for|by)\b (?:the |its |this |that |an? )?(?:[\w-]+ )*?(?:id|ids|number|key|code|date|name|email|no\.?)\b[^.\n]{0,40}|\b(?:opens?|leads? to)\b (?:the )?["“]?[A-Z][\w ]{2,25}["”]? (?:form|dialog|screen)\b[^.\n]{0,10}\bwith\b[^.\n]{3,40}/i,
      /\bopens? (?:another|a|an|a new|the next|a different|the) (?:\w+ )?(?:form|dialog|screen|window)\b|\b(?:another|a new|the next) (?:form|dialog|window) (?:is|gets) opened\b/i,
    ),
  },
  {
    criterion: 104,
    name: 'Show a message',
    ask: 'Which message is shown, where, and for how long?',
    askVague: 'In which words, where, and for how long?',
    detect: inLines(
      everyLine,
      /["“][^"”\n]{8,}["”][^\n"“]{0,60}\b(?:top|bottom|banner|toast|corner|over the|in place of|until|for \w+ (?:seconds|minutes)|seconds|stays)\b[^.\n]{0,30}|\b(?:top|bottom|banner|toast|corner|bar)\b[^.\n"“]{0,60}["“][^"”\n]{8,}["”]/i,
      /\b(?:an?|the) (?:[\w-]+ )?(?:message|notification|toast|notice)s? (?:is|are|will be|should be|gets?|appears?|pops? up)\b(?: (?:shown|displayed))?(?![^.\n]{0,12}["“])|\b(?:shows?|displays?) (?:an?|the) (?:[\w-]+ )?(?:message|notification|toast)\b(?![^.\n]{0,20}["“])/i,
    ),
  },
];
