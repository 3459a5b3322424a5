import type { EmbedOptions, ViewControl } from '@agile-languages/shared/embed';
import type { Keep } from '../meter/meter-store.ts';

/**
 * Where an embedded assessment keeps its text: in the element, and between visits only if the page says so.
 *
 * @param onWrite hears every text that is not the one it began with
 */
export function embedKeep(
  name: string,
  control: ViewControl,
  { persist }: EmbedOptions,
  onWrite: (text: string) => void,
): Keep {
  const storage = attempt(() =>
    persist === 'local' ? localStorage : persist === 'session' ? sessionStorage : undefined,
  );
  const key = `agile-assessment ${name}`;
  control.clear = () => attempt(() => storage?.removeItem(key));
  const write = (text: string) => {
    if (text === control.value) return;
    control.value = text;
    attempt(() => (text ? storage?.setItem(key, text) : storage?.removeItem(key)));
    onWrite(text);
  };
  return {
    read: () => control.value || (attempt(() => storage?.getItem(key)) ?? null),
    write,
    clear: () => write(''),
  };
}

/** A browser may refuse storage or have no room; the text is then kept in the element alone. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
