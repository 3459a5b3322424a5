/** Of 100 criteria that are called not seen, how many are really not there; of the sets that know no rule the lowest. */
export const reallyNotThere = 91;
