import { browserStorage } from '@agile-languages/shared/storage';

const storage = browserStorage('local', 'search-key');

/** Users of speech input may switch off the key / (WCAG 2.1.4). */
export const searchKey = {
  isOn: (): boolean => storage.read() !== 'off',
  setOn: (isOn: boolean): void => {
    if (isOn) storage.clear();
    else storage.write('off');
  },
};
