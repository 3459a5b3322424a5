/* With the parts that come later, so that what is shared with them is in no file of its own. */
export const openClass = async () => (await import('./embedded-class.tsx')).EmbeddedClass;
export const openCard = async () => (await import('./own-card/own-card.tsx')).OwnCard;
