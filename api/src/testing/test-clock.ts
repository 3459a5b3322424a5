export const minute = 60_000;
export const hour = 60 * minute;

export function createTestClock(start = '2026-11-21T09:00:00.000Z') {
  let now = new Date(start).getTime();
  return {
    read: () => new Date(now),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
