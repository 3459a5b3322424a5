/** What is no campaign counts as none: it comes from an address that anybody can write. */
export const campaignIn = (value: string): string => (/^[\w.~-]{1,64}$/.test(value) ? value : '');
