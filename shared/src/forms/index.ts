/** Rules and sentences of the forms that visitors send with and without scripts: the page and the server say the same. */

export { activationTexts, typedKey } from './activation-texts.ts';
export { contactPage, contactThanks, type FormRules, homeFaults, homeRules, modalRules } from './contact-rules.ts';
export { applyWords, loginTexts } from './login-texts.ts';
export {
  type PlaceFaults,
  placeFaults,
  placeHint,
  placeLead,
  placeMessage,
  unsentSentence,
} from './place-request.ts';
