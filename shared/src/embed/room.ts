/**
 * Every two seconds, when later parts of the content are there too: what follows may move only unseen. @returns the timer
 * of the wait
 */
export function whenEndIsBelow(content: ParentNode, giveUp: () => void): number {
  const timer = setInterval(() => {
    if ((content.lastElementChild?.getBoundingClientRect().bottom ?? 0) <= innerHeight) return;
    clearInterval(timer);
    giveUp();
  }, 2000);
  return timer;
}
