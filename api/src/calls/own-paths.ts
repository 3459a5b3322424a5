/** Calls beyond the ten of the specification. */
export const ownCallPaths = {
  logout: 'calle/logout',
  changePassword: 'calle/changepwd',
} as const;
