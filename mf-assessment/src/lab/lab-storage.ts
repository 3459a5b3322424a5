import { watchedStorage } from '../assessment/page-storage.ts';

export const textStorage = watchedStorage('lab');

export const switchedOffStorage = watchedStorage('lab-rules');
