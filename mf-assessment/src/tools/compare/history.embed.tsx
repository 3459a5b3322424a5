/** On partners' pages nothing is kept beside the answers. */
export const History = () => null;
