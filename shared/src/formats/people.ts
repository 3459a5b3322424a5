/** Most people for whom seats can be asked at once. */
export const mostPeople = 20;

/** The nearest number of people from 1 to 20; 1 for a text that is no number. */
export const asPeople = (text: string | null | undefined): number =>
  Math.min(mostPeople, Math.max(1, Math.floor(Number(text)) || 1));

/** What a link to a class, or to asking for places in one, says about people: `'?people=7'`, `''` for one. */
export const peopleSearch = (people: number): string => (people > 1 ? `?people=${people}` : '');

/**
 * How people can be shared among classes, the first class first. Together they have fewer seats than people where all
 * classes are too small.
 */
export function seatShares<Class extends { seatsLeft?: number | undefined }>(
  classes: readonly Class[],
  people: number,
): SeatShare<Class>[] {
  let missing = people;
  return classes.flatMap((row) => {
    const seats = Math.min(row.seatsLeft ?? 0, missing);
    missing -= seats;
    return seats > 0 ? [{ row, seats }] : [];
  });
}

/** Some people in one class. */
export interface SeatShare<Class> {
  row: Class;
  seats: number;
}
