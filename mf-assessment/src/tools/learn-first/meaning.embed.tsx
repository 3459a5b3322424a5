/** Partners' pages show what to learn first alone. */
export const Meaning = () => null;
