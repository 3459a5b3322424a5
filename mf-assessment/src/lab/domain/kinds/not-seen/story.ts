/** Written with figures.ts: what is most often really not there comes first. */
export const storyNotSeen: readonly number[] = [
  57, 84, 69, 62, 64, 56, 83, 75, 65, 68, 77, 59, 63, 67, 72, 73, 74, 78, 79,
];
