/** Links of partners' pages have marks alone. */
export const useShownLink = (link: string) => link;
