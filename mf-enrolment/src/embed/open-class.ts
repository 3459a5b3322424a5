/** With the parts that come later, so that what a class in full shares with them is in no file of its own. */
export const openClass = async () => (await import('./embedded-class.tsx')).EmbeddedClass;
