/** Without scripts there is no element. */
export const NoScriptNote = (): null => null;
