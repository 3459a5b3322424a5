import { type Told, wordsOf } from '../families.ts';

const effect = wordsOf(
  'writ(?:es?|ten)|inserts?|inserted|stor(?:es?|ed)|saves?|saved|puts?|added|adds?|sends?|sent|mails|queues?|queued|publish(?:es|ed)?|schedules?|scheduled|emits?|creates?|created|logs?|logged|marks?|sets?|charges?|gets|goes|keeps?|kept|appends?|leaves|tells?|informs?|notif(?:y|ies|ied)|afterwards',
);
const thing = wordsOf(
  'rows?|records?|entry|entries|e-?mails?|mails?|text message|messages?|SMS|events?|jobs?|webhooks?|audit|notifications?|print job|webhook_log|[a-z]+_[a-z]+|receipts?|invoices?|boatman|warehouse|audit log|push',
);

export const apiFamilies: Readonly<Record<number, Told>> = {
  151: {
    found: [
      [/\b[45]\d\d\b[^\n]{0,4}\b(?:when|if|because|for|is|means|unless|as|in case|where)\b[^\n]{5,}/i],
      [/\b(?:when|if|unless|in case|without)\b[^\n]{5,60}\b[45]\d\d\b/i],
      [/\b[45]\d\d\b[\s:`"–—|(-]{1,4}`?[A-Za-z]+_[A-Za-z_]+`?[\s:"“–—|)-]{1,4}[^\n]*\w+ \w+/],
      [/\b[45]\d\d [A-Z][a-z]+(?: [A-Z][a-z]+)? ?[|:–(-] ?\w+ \w+/],
      [/^[A-Z][A-Z_]{3,}\b[\s:–—|(-]{1,4}["“]?[A-Za-z]+ [a-z]+ [^\n]+/],
    ],
  },
  152: {
    found: [
      [
        effect,
        thing,
        /^(?!.*(?:\bcurl|"\w+":)|.*\b(?:returns?|example|response|request|40\d|if |when the caller|database (?:is|gets) updated)\b)/i,
      ],
      [/^(?:effects?|side effects?|afterwards|leaves behind|writes|stores|written|what changes)\b\W{1,3}\S[^\n]{5,}/i],
      [
        /\b(?:reads only|only reads|read-?only|changes nothing|nothing is (?:written|changed|stored)|no side effects?|does not (?:write|change))\b/i,
      ],
    ],
  },
};
