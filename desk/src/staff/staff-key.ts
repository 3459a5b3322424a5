export const staffKey = ['staff'];
