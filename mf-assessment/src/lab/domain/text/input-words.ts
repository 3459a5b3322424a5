/** Names of the sixteen types of inputs that are no everyday words, and what people call them. */
export const typeWords =
  /(?<!every |all |any |each )\b(?:edit line|text ?(?:box|field|input|area)|single[- ]line|multi-?line|select ?box|drop-?down|combo ?box|data picker|date ?picker|time ?picker|check ?box(?:es)?|tick ?box|file picker|file upload|radio ?buttons?)\b|\((?:button|image|label|hyperlink|video|group|table|calendar)\b/i;

/** What tells that a line is about an input. */
export const inputWords = new RegExp(String.raw`${typeWords.source}|\b(?:input|fields?)\b`, 'i');
