/** Written with figures.ts: what is most often really not there comes first. */
export const businessNotSeen: readonly number[] = [36, 37, 33, 34, 9, 13, 10, 12, 35, 38, 24, 8, 17, 21, 29];
