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

/** The first Chromium of this machine that is complete: the one that npm brings has no window and no cache for Back. */
export const completeChromium = [
  ...(env.E2E_CHROMIUM ? [env.E2E_CHROMIUM] : []),
  ...['chromium', 'google-chrome'].flatMap(inPath),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find(exists);

const [webKit] = inPath('WebKitWebDriver');
const [display] = env.DISPLAY || env.WAYLAND_DISPLAY ? [] : inPath('xvfb-run');

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How each engine that this machine has is started; for the others a sentence that says what is missing. */
export const engines: Record<EngineName, (() => Promise<Engine>) | string> = {
  chromium: completeChromium
    ? async () => (await import('./puppeteer.ts')).startPublished('chrome', completeChromium)
    : 'This machine has no complete Chromium. Install one (Debian: chromium), or name it in E2E_CHROMIUM.',
  firefox: firefox
    ? async () => (await import('./puppeteer.ts')).startPublished('firefox', firefox)
    : 'This machine has no Firefox. Install one (Debian: firefox-esr), or name it in E2E_FIREFOX.',
  webkit:
    webKit && (display || env.DISPLAY || env.WAYLAND_DISPLAY)
      ? async () => (await import('./webkit.ts')).startWebKit([...(display ? [display, '-a'] : []), webKit])
      : 'This machine has no WebKit that can be driven, or no display. Install one (Debian: webkit2gtk-driver, xvfb).',
};
