/** What a person of the provider may do in the desk, from most to least. */
export const roles = ['owner', 'trainer', 'editor'] as const;

export type Role = (typeof roles)[number];

export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);
