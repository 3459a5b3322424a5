import type { Line } from '../../text/read-text.ts';
import { type Detector, everyLine, firstIn, inLines } from '../rule.ts';

const meanwhile =
  /\b(?:meanwhile|in the meantime|(?:somebody|someone|anybody) else|another (?:person|colleague|user|clerk)|at the same time|conflict|versions?|changed since|last (?:one|change) wins)\b/i;
const changing =
  /\b(?:updat(?:e|es|ing)|chang(?:e|es|ing)|edit(?:s|ing)?(?! line\b)|overwrit(?:e|es|ing)|replac(?:e|es|ing)|moving)\b[^.\n]{0,50}\b(?:row|record|entry|line)\b[^\n]{0,120}|\b(?:row|record|entry|line)\b[^.\n]{0,40}\b(?:is|are|gets) (?:updated|changed|overwritten|replaced)\b[^\n]{0,120}|^updat(?:e|ing)\b\s*[:–|]\s*[^\n]{8,140}/i;
const unclearUpdate =
  /\b(?:updat(?:e|es|ing)|edit(?:s|ing)?)\b(?! line\b) (?:the |an? |existing |all )*(?:data|record|row|entry|entries|records|values|information)\b|\b(?:records?|entries|data|rows?) (?:can|may|could) be (?:changed|updated|edited)\b/i;

/** Which record is changed, and what happens when two change it. */
export const update: Detector = ({ lines }) => {
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

/** What is deleted, with a question before or a way back after. */
export const deletion: Detector = (text) => {
  const none = nothingDeleted(text);
  if (none) return none;
  const isDeletion = (line: Line) => deleting.test(line.text) && !unrelated.test(line.text);
  const safely = text.lines.filter(
    (line, index) => isDeletion(line) && safe.test(`${line.text} ${text.lines[index + 1]?.text}`),
  );
  return firstIn(safely, deleting, 'found') ?? firstIn(text.lines.filter(isDeletion), unsafely, 'vague');
};

const unrelated = /\bremov\w+ (?:the )?(?:filter|focus|marks?|highlight|spaces?|tick)\b/i;
