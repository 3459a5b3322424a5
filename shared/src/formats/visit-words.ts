/** `plan=gold`. The letters of a value let no e-mail address and no name with a blank of its own pass by mistake. */
export const isField = (word: string): boolean => /^\w{1,32}=[\w.~-]{1,64}$/.test(word);

/** What a partner calls a page or a campaign. It has the letters of a field's value. */
export const isCampaign = (word: string): boolean => isField(`campaign=${word}`);
