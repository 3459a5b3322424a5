/** Partners' lists are shown to one person. */
export const Finder = () => null;
