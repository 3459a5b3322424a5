/**
 * Looks every two seconds, after which the later parts of the content are there too, whether its end is below the
 * window. Only then what follows may move unseen when room is given up.
 *
 * @returns what ends the wait
 */
export function whenEndIsBelow(content: ParentNode, giveUp: () => void): () => void {
  const timer = setInterval(() => {
    if ((content.lastElementChild?.getBoundingClientRect().bottom ?? 0) <= innerHeight) return;
    clearInterval(timer);
    giveUp();
  }, 2000);
  return () => clearInterval(timer);
}
