/** Partners' pages have no page for a group. */
export const PhonesLink = () => null;
