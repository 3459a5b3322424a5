/** Rolls an import back. */
export class TakenBack extends Error {}
