/** Which rows of a list to read. */
export interface PageRequest {
  offset: number;
  limit: number;
}

/** A part of a list and the number of rows in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The page of a list that has one row or none. */
export const one = <Row>(rows: Row[], { offset, limit }: PageRequest): Page<Row> => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
});
