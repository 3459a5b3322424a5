/** Partners' lists lead to the contact alone. */
export const NextDate = () => null;
