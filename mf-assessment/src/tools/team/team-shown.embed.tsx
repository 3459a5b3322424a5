/** On partners' pages nothing is shown beside the answers. */
export const TeamShown = () => null;
