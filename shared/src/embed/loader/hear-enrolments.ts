import type { hear } from '../enrolled/index.ts';
import { fetchModule, folder } from './modules.ts';

/**
 * The window of the login, and the address to which visitors come back, bring a code. What becomes of it is in a module
 * of its own, which pages fetch only then.
 */
export function hearEnrolments(): void {
  const tell = (event?: MessageEvent) =>
    fetchModule<typeof hear>('enrolled').then((mount) => mount(event), console.error);
  addEventListener('message', (event) => event.origin === folder.origin && tell(event));
  if (/agile-code/.test(location.search)) void tell();
}
