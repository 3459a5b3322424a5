import { loginTexts } from '@agile-languages/shared/forms';
import { html, type Markup } from '../../html.ts';

export interface FormField {
  name: string;
  label: string;
  hint?: string;
  autocomplete?: string;
  maxLength: number;
  isEmail?: boolean;
  isNumber?: boolean;
  /** It is not shown again. */
  isPassword?: boolean;
  /** Default: one line. */
  rows?: number;
  isOptional?: boolean;
}

export const discountField: FormField = {
  name: 'discount',
  label: loginTexts.discount,
  autocomplete: 'off',
  isOptional: true,
  maxLength: 30,
};

export type Values = Readonly<Record<string, string>>;

export interface Faults {
  /** By the name of the field. */
  fields?: Values;
  sentence?: string;
}

export const formMarkup = (
  path: string,
  fields: readonly FormField[],
  values: Values,
  faults: Values,
  buttons: Markup,
) =>
  html`<form method="post" action="${path}" novalidate>
${fields.map((field) => fieldMarkup(field, values[field.name] ?? '', faults[field.name]))}
<p class="buttons">${buttons}</p>
</form>`;

/** @param what is sent as `do` */
export const submit = (words: string, what?: string, style = 'action'): Markup =>
  html`<button class="${style}"${what ? html` name="do" value="${what}"` : ''}>${words}</button>`;

export const statusMarkup = (sentence: string): Markup =>
  html`<p role="status" tabindex="-1" autofocus>${sentence}</p>`;

/** It has the focus when the page comes, and leads to what is wrong. */
export const faultsMarkup = (fields: readonly FormField[], { fields: faults = {}, sentence }: Faults): Markup =>
  html`<div class="card" role="alert" tabindex="-1" autofocus>
<p class="error">${sentence ?? 'Not sent. What you wrote is still here.'}</p>
${
  Object.keys(faults).length > 0
    ? html`<ul>${fields.flatMap(({ name, label }) =>
        faults[name] ? [html`<li><a href="#${name}">${label}: ${faults[name]}</a></li>`] : [],
      )}</ul>`
    : ''
}
</div>`;

function fieldMarkup(field: FormField, value: string, fault: string | undefined): Markup {
  const { name, label, hint, rows } = field;
  const attributes = attributesOf(field, fault !== undefined);
  // A parser leaves out a first line that is empty.
  const control = rows
    ? html`<textarea ${attributes} rows="${rows}">
${value}</textarea>`
    : html`<input ${attributes}${field.isPassword ? html` type="password"` : html` value="${value}"`}>`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${control}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${fault ? html`<p class="error" id="${name}-error">${fault}</p>` : ''}
</div>`;
}

function attributesOf(field: FormField, isFaulty: boolean): Markup {
  const { name, hint, autocomplete, maxLength, isEmail, isNumber, isOptional } = field;
  const descriptions = [hint && `${name}-hint`, isFaulty && `${name}-error`].filter(Boolean).join(' ');
  return html`id="${name}" name="${name}" maxlength="${maxLength}"${[
    ...(isOptional ? [] : [html` aria-required="true"`]),
    ...(autocomplete ? [html` autocomplete="${autocomplete}"`] : []),
    ...(isEmail ? [html` inputmode="email" autocapitalize="none" spellcheck="false"`] : []),
    ...(isNumber ? [html` inputmode="numeric" spellcheck="false"`] : []),
    ...(descriptions ? [html` aria-describedby="${descriptions}"`] : []),
    ...(isFaulty ? [html` aria-invalid="true"`] : []),
  ]}`;
}
