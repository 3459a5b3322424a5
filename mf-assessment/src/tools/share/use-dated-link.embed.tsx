/** Links of partners' pages have marks alone. */
export const useDatedLink = (link: string) => ({ dated: link, fields: null, reminder: null });
