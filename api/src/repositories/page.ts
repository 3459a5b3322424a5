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

/** The list of what an id finds: one row or none. */
export const one = <Row>(rows: Row[], { offset, limit }: PageRequest): Page<Row> => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
});
