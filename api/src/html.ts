import { escapeHtml } from '@agile-languages/shared/formats';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = Markup | Markup[] | string | number;

/** Inserted text is escaped, inserted markup is not. */
export const html = (parts: TemplateStringsArray, ...values: Insertable[]): Markup =>
  new Markup(parts.map((part, index) => part + inserted(values[index] ?? '')).join(''));

function inserted(value: Insertable): string {
  if (Array.isArray(value)) return value.map((item) => item.text).join('');
  return value instanceof Markup ? value.text : escapeHtml(String(value));
}
