/** On a partner's page nobody opens a link with marks. */
export const noteOf = (): undefined => undefined;
