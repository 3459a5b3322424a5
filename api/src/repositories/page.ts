/** Which part of a list a caller wants. */
export interface PageRequest {
  offset: number;
  limit: number;
}

/** A part of a list and the number of rows in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}
