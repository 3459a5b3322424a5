export interface ImportFault {
  /** Line of the file. */
  row: number;
  /** Title of the column; `''` when the row as a whole is meant. */
  column: string;
  fault: string;
}

/** What an import did, or, when it has faults or was a dry run, would do. */
export interface ImportReport {
  /** Whether it was done. */
  isDone: boolean;
  added: number;
  changed: number;
  /** Rows that are in the database like this. */
  unchanged: number;
  /** Those of the added and changed ones that the site shows. */
  published: number;
  /** At most a hundred. */
  faults: ImportFault[];
}

export const mostFaults = 100;
