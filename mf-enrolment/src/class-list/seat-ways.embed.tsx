/** Partners' lists lead to the contact alone, and are shown to one person. */
export const SeatWays = () => null;
