/** From most to least. */
export const roles = ['owner', 'trainer', 'editor'] as const;

export type Role = (typeof roles)[number];
