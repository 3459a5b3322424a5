/** Without scripts there is no element; partners' pages have no links with marks, and each element keeps its own. */
export const NoScriptNote = () => null;
export const OriginNote = () => null;
export const OriginQuestion = () => null;
export const originText = (): undefined => undefined;
