import { browserStorage } from '@agile-languages/shared/storage';

const storage = browserStorage('local', 'search-key');

/** Whether the key / opens the search. People who use speech input may switch it off (WCAG 2.1.4). */
export const searchKey = {
  isOn: (): boolean => storage.read() !== 'off',
  setOn: (isOn: boolean): void => {
    if (isOn) storage.clear();
    else storage.write('off');
  },
};
