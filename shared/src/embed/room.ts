/**
 * Every two seconds, when later parts of the content are there too: what follows may move only unseen. @returns what
 * ends the wait
 */
export function whenEndIsBelow(content: ParentNode, giveUp: () => void): () => void {
  const timer = setInterval(() => {
    if ((content.lastElementChild?.getBoundingClientRect().bottom ?? 0) <= innerHeight) return;
    clearInterval(timer);
    giveUp();
  }, 2000);
  return () => clearInterval(timer);
}
