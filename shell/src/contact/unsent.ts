import type { MailConfig } from '@agile-languages/shared/platform';

/** Which of the two forms. */
export type ContactFormName = keyof MailConfig['templateIds'];

/** Values of a form, by name. */
export type Texts = Readonly<Record<string, string>>;

/** Stands in where the browser blocks its storage. */
const memory = new Map<string, string>();
const keyOf = (form: ContactFormName) => `unsent-${form}`;

/** Keeps what a visitor wrote until it is sent or the tab is closed. */
export function keepUnsent(form: ContactFormName, values: Texts): void {
  const text = JSON.stringify(values);
  try {
    sessionStorage.setItem(keyOf(form), text);
    memory.delete(keyOf(form));
  } catch {
    memory.set(keyOf(form), text);
  }
}

/** What was kept, in the shape of `empty`; nothing if there is nothing to read in it. */
export function readUnsent(form: ContactFormName, empty: Texts): Texts | undefined {
  const kept = parsed(stored(keyOf(form)));
  if (!kept) return undefined;
  const texts = Object.keys(empty).map((name) => [name, typeof kept[name] === 'string' ? kept[name] : '']);
  return texts.some(([, text]) => text) ? Object.fromEntries(texts) : undefined;
}

export function dropUnsent(form: ContactFormName): void {
  memory.delete(keyOf(form));
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Blocked: nothing was kept there.
  }
}

function stored(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
