/**
 * Repeats what a visitor has clicked before hydration. A prerendered check box or radio button changes by itself; its
 * state then differs from the one in the document, and clicking it again runs its handler.
 */
export function replayEarlyInput(root: HTMLElement): void {
  const touched = [...root.querySelectorAll('input')].filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
  for (const box of touched.filter(({ type }) => type === 'checkbox')) {
    box.checked = box.defaultChecked;
    box.click();
  }
  const chosen = touched.find(({ type, checked }) => type === 'radio' && checked);
  const replaced = touched.find(({ type, checked }) => type === 'radio' && !checked);
  if (chosen && replaced) {
    chosen.checked = false;
    replaced.checked = true;
    chosen.click();
  }
}
