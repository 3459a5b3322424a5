/** Partners' pages have no links with marks, and each element keeps its own. */
export const OriginNote = () => null;
export const OriginQuestion = () => null;
