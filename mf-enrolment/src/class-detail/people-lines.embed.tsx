/** Partners' pages show a class to one person. */
export const PeopleLines = () => null;
