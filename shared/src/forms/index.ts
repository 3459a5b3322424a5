/** Rules and sentences of the forms that visitors send with and without scripts: the page and the server say the same. */

export { contactPage, contactThanks, type FormRules, homeFaults, homeRules, modalRules } from './contact-rules.ts';
export { activationTexts, applyWords, loginTexts, typedKey } from './member-texts.ts';
export {
  type PlaceFaults,
  placeFaults,
  placeHint,
  placeLead,
  placeMessage,
  unsentSentence,
} from './place-request.ts';
