import { everyLine, inLines, type Rule } from '../rule.ts';
import { errors, examplePair, fieldsOf, namePurpose, requestInline, responseInline, steps } from './api-parts.ts';

export const apiRules: readonly Rule[] = [
  {
    criterion: 146,
    name: 'API name and purpose',
    ask: 'What is it called, and what is it for? A verb, an object, one sentence.',
    askVague: 'What is it for, in one sentence?',
    detect: namePurpose,
  },
  {
    criterion: 147,
    name: 'Caller and permission',
    ask: 'Who may call it, and what happens to everybody else?',
    askVague: 'Authenticated as whom, with which right?',
    detect: (text) => {
      const found = callerLine(text);
      return found ?? vagueCaller(text);
    },
  },
  {
    criterion: 148,
    name: 'Request fields',
    ask: 'What is sent? Name, type, required or not, and an example of each.',
    askVague: 'Of which type is each, and which may be left out?',
    detect: fieldsOf('request', requestInline),
  },
  {
    criterion: 149,
    name: 'Response fields',
    ask: 'What comes back? Name, type, when it is missing, and an example of each.',
    askVague: 'Of which type is each, and when is it missing?',
    detect: fieldsOf('response', responseInline),
  },
  {
    criterion: 150,
    name: 'Operation steps',
    ask: 'What happens, step by step?',
    askVague: 'Which steps is that?',
    detect: steps,
  },
  {
    criterion: 151,
    name: 'Errors returned',
    ask: 'Which errors can come back? Code, text and cause of each.',
    askVague: 'Which code, with which text, and why?',
    detect: errors,
  },
  {
    criterion: 152,
    name: 'Side effects and stored data',
    ask: 'What is written, sent or scheduled by the call? “Nothing” is an answer.',
    askVague: 'Which table, which message?',
    detect: inLines(
      everyLine,
      /\b(?:writes?|inserts?|stores?|saves?|adds?|appends?)\s+(?:(?:to|in|into)\s+(?!the (?:database|system)\b)[\w.]{3,}|(?:an?|one|the)\s+(?:new )?(?:row|line|record|entry|reservation|booking|cancellation|order|event)\b[^.;\n]{0,30}|\w+[._]\w+)|\b(?:sends?|mails?|emails?)\s+(?:an?|one|the|two)\s+(?:\w+[ -]){0,2}(?:e-?mail|mail|message|text|letter|notification|sms|event|webhook|receipt|reminder|invoice)\b[^.;\n]{0,30}|\b(?:queues?|schedules?|publishes|publish|emits?|logs?|enqueues?)\s+(?:an?|one|the|two)\s+\w+[^.;\n]{0,30}|\b(?:informed|told|notified) by (?:e-?mail|mail|text|sms|letter)\b|\b(?:saves?|stores?|writes?|keeps?|logs?)\b[^.;\n]{2,30} in [a-z]+_[a-z_]+\b|\b(?:side[ -]effects?|leaves behind|written)\s*[:|–]\s*\S[^\n]{1,60}/i,
      /\bupdates? the (?:database|system|data)\b|\bdatabase (?:is|gets) updated\b|\bchanges are (?:saved|stored)\b|\b(?:stored|saved) in the (?:database|system)\b|\b(?:stores?|saves?) (?:the |all )?data\b/i,
    ),
  },
  {
    criterion: 153,
    name: 'Example request and response',
    ask: 'Give me one request and its response that I can paste.',
    askVague: 'Where is the other half of the pair?',
    detect: examplePair,
  },
];

const callerLine = inLines(
  ({ text, section }) =>
    section !== 'caller' ||
    !/^(?:authenticated|authori[sz]ed|logged[- ]in|everyone with access)(?: (?:users?|people|callers?))?\.?$/i.test(
      text.trim(),
    ),
  /\b(?:scope|role|permission)\s+[`"“]?(?!of\b|is\b|and\b|to\b|that\b|for\b|are\b)[\w-]+(?::\w+)*|\ballows (?:only )?(?!users?\b|you\b|clients?\b|callers?\b|authenticated)[A-Za-zÀ-ž-]{4,} to\b|\ballowed for\s+(?:the |an? )?(?!authenticated|authori[sz]ed|logged)[A-Za-zÀ-ž]{3,}[^.;\n]{0,40}|\bonly (?:the |an? )?(?!authenticated|authori[sz]ed|logged|registered|one\b)[A-Za-zÀ-ž-]{3,}(?: [A-Za-zÀ-ž-]+){0,3} (?:may|can) (?:call|use|send|do|read)\b|\b(?:the |an? )?(?!authenticated|authori[sz]ed)[A-Za-zÀ-ž-]{4,} may (?:call|use)\b|\bcalled (?:only )?by (?:the |an? )?[A-Za-zÀ-ž-]{3,}|^(?!read|get|post|test|internal)[A-Z][a-z]+(?: [a-z]+)? only\b[^.\n]*/i,
);
const vagueCaller: ReturnType<typeof inLines> = (text) => {
  const own = text.lines.find(({ section, isHeading }) => section === 'caller' && !isHeading);
  const fog = inLines(
    everyLine,
    /\b(?:authenticated|authori[sz]ed|logged[- ]in|registered)(?: (?:users?|people|callers?|clients?))?\b|\b(?:needs?|requires?) (?:an? )?(?:valid )?(?:token|login|authentication|api key|auth)\b|\bmust be (?:logged in|secure)\b/i,
  )(text);
  if (own && !(fog && fog.start >= own.start && fog.start - own.start < 3))
    return { verdict: 'found', start: own.start, end: own.start + own.text.length };
  return fog && { ...fog, verdict: 'vague' };
};
