/** Without scripts there is no element; each keeps its own marks. */
export const NoScriptNote = () => null;
export const OriginNote = () => null;
export const OriginQuestion = () => null;
export const originText = (): undefined => undefined;
