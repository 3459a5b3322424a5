/** Keeps a short text in this browser under `name`. Where storage is blocked or full, the text lasts as long as the page. */
export function localKeep(name: string) {
  let unstored: string | null = null;

  return {
    read(): string | null {
      if (unstored !== null) return unstored;
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write(text: string) {
      try {
        localStorage.setItem(name, text);
        unstored = null;
      } catch (cause) {
        if (unstored === null) console.warn(`${name}: this browser keeps nothing beyond this visit`, cause);
        unstored = text;
      }
    },
    clear() {
      unstored = null;
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing can be stored there either.
      }
    },
  };
}
