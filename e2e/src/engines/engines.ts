import { thisMachine } from '../browser/machine.ts';
import type { Engine } from './engine.ts';

const { env, exists, inPath } = thisMachine;

/** The first Firefox of this machine; `undefined` when it has none. */
const firefox = [
  ...(env.E2E_FIREFOX ? [env.E2E_FIREFOX] : []),
  ...['firefox', 'firefox-esr'].flatMap(inPath),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
].find(exists);

const [webKit] = inPath('WebKitWebDriver');
const [display] = env.DISPLAY || env.WAYLAND_DISPLAY ? [] : inPath('xvfb-run');

export type EngineName = 'firefox' | 'webkit';

/** How each engine that this machine has is started; for the others a sentence that says what is missing. */
export const engines: Record<EngineName, (() => Promise<Engine>) | string> = {
  firefox: firefox
    ? async () => (await import('./firefox.ts')).startFirefox(firefox)
    : 'This machine has no Firefox. Install one (Debian: firefox-esr), or name it in E2E_FIREFOX.',
  webkit:
    webKit && (display || env.DISPLAY || env.WAYLAND_DISPLAY)
      ? async () => (await import('./webkit.ts')).startWebKit([...(display ? [display, '-a'] : []), webKit])
      : 'This machine has no WebKit that can be driven, or no display. Install one (Debian: webkit2gtk-driver, xvfb).',
};
