/** Calls beyond the ten of the specification. */
export const ownCallPaths = {
  logout: 'calle/logout',
  logoutEverywhere: 'calle/logoutall',
  getSignInList: 'calle/GetSignInList',
  changePassword: 'calle/changepwd',
} as const;
