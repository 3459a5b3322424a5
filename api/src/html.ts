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

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Addresses in it are links. */
export const linked = (text: string): Markup =>
  new Markup(
    text
      .split(address)
      .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}">${part}</a>`).text)
      .join(''),
  );

function inserted(value: Insertable): string {
  if (Array.isArray(value)) return value.map((item) => item.text).join('');
  return value instanceof Markup ? value.text : escapeHtml(String(value));
}
