/** Of a file that is imported, and of a part of an export. */
export const mostImported = 5000;

/** Of a part as well, with 4 kB in each row. */
export const largestCsv = 20 * 1024 * 1024;
