import type { EmbedOptions, ViewControl } from '@agile-languages/shared/embed';
import { browserStorage, type TextStorage } from '@agile-languages/shared/storage';

export function embedStorage(
  name: string,
  control: ViewControl,
  { persist }: EmbedOptions,
  onWrite: (text: string) => void,
): TextStorage {
  const storage = persist === 'none' || !persist ? undefined : browserStorage(persist, `agile-assessment ${name}`);
  control.clear = () => storage?.clear();
  const write = (text: string) => {
    if (text === control.value) return;
    control.value = text;
    if (text) storage?.write(text);
    else storage?.clear();
    onWrite(text);
  };
  return {
    read: () => control.value || (storage?.read() ?? null),
    write,
    clear: () => write(''),
  };
}
