import { thisMachine } from '../browser/machine.ts';
import type { Engine } from './engine.ts';

const { env, exists, inPath } = thisMachine;

const firefox = [
  ...(env.E2E_FIREFOX ? [env.E2E_FIREFOX] : []),
  ...['firefox', 'firefox-esr'].flatMap(inPath),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
].find(exists);

/** The Chromium that npm brings has no window and no cache for Back. */
const completeChromium = [
  ...(env.E2E_CHROMIUM ? [env.E2E_CHROMIUM] : []),
  ...['chromium', 'google-chrome'].flatMap(inPath),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find(exists);

const [webKit] = inPath('WebKitWebDriver');
const [display] = env.DISPLAY || env.WAYLAND_DISPLAY ? [] : inPath('xvfb-run');

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Or what is missing. */
export const engines: Record<EngineName, (() => Promise<Engine>) | string> = {
  chromium: completeChromium
    ? async () => (await import('./published.ts')).startPublished('chrome', completeChromium)
    : 'This machine has no complete Chromium. Install one (Debian: chromium), or name it in E2E_CHROMIUM.',
  firefox: firefox
    ? async () => (await import('./published.ts')).startPublished('firefox', firefox)
    : 'This machine has no Firefox. Install one (Debian: firefox-esr), or name it in E2E_FIREFOX.',
  webkit:
    webKit && (display || env.DISPLAY || env.WAYLAND_DISPLAY)
      ? async () => (await import('./webkit.ts')).startWebKit([...(display ? [display, '-a'] : []), webKit])
      : 'This machine has no WebKit that can be driven, or no display. Install one (Debian: webkit2gtk-driver, xvfb).',
};
