import { vi } from 'vitest';
import { readConfig } from '../config.ts';
import { keepSettings, settingsOf } from '../site-settings.ts';
import type { Store } from '../store/store.ts';
import { liveTestStore } from './test-store.ts';

export async function liveSite(): Promise<Store> {
  const { store } = await liveTestStore(readConfig(process.env).site);
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  vi.stubEnv('RELEASE_BROWSER', 'off');
  await keepSettings(store, settingsOf(process.env));
  return store;
}
