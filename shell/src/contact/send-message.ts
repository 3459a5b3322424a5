import { siteConfig } from '@agile-languages/shared/platform';
import type { ContactFormName, Texts } from './unsent.ts';

/** Sends the values of a form through the configured e-mail service. */
export async function sendMessage(form: ContactFormName, values: Texts): Promise<void> {
  const { init, send } = await loadService();
  const { origin, publicKey, serviceId, templateIds } = siteConfig().mail;
  init({ publicKey, origin: origin || location.origin });
  await send(serviceId, templateIds[form], { ...values });
}

/** The library looks for local storage when it starts, and breaks where that is blocked; so there it finds none. */
async function loadService() {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const isHidden = storage?.configurable && isBlocked();
  if (isHidden) Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import(/* webpackMode: "eager" */ '@emailjs/browser');
  } finally {
    if (isHidden) Object.defineProperty(window, 'localStorage', storage);
  }
}

function isBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}
