import type { MailConfig } from '@agile-languages/shared/platform';
import { browserStorage, type TextStorage, withMemory } from '@agile-languages/shared/storage';

export type ContactFormName = keyof MailConfig['templateIds'];

export type Texts = Readonly<Record<string, string>>;

const storages = {
  modal: withMemory(browserStorage('session', 'unsent-modal')),
  home: withMemory(browserStorage('session', 'unsent-home')),
} satisfies Record<ContactFormName, TextStorage>;

export const keepUnsent = (form: ContactFormName, values: Texts): void => storages[form].write(JSON.stringify(values));

export function readUnsent(form: ContactFormName, empty: Texts): Texts | undefined {
  const kept = parsed(storages[form].read());
  if (!kept) return undefined;
  const texts = Object.keys(empty).map((name) => [name, typeof kept[name] === 'string' ? kept[name] : '']);
  return texts.some(([, text]) => text) ? Object.fromEntries(texts) : undefined;
}

export const dropUnsent = (form: ContactFormName): void => storages[form].clear();

function parsed(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
