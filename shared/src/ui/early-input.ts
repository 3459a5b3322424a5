import { useEffect, useState } from 'react';

/**
 * Reads what a visitor has typed or chosen in fields of the document before their code was there. React does not notice it,
 * and would put back what the document says. To be called before the fields are hydrated, because React puts the text of a
 * text area back at once.
 *
 * @param isOwn whether a field belongs to what is hydrated
 * @returns repeats it; to be called in an effect
 */
export function readEarlyInput(isOwn: (field: Element) => boolean): () => void {
  const early = typeof document === 'undefined' ? [] : touchedFields(isOwn);
  return () => void repeat(early);
}

/** Repeats what was typed or chosen in fields before the component that calls it was hydrated. */
export function useEarlyInput(isOwn: (field: Element) => boolean): void {
  const [repeatAll] = useState(() => readEarlyInput(isOwn));
  useEffect(repeatAll, [repeatAll]);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Touched = readonly [Field, string | boolean];

const touchedFields = (isOwn: (field: Element) => boolean): Touched[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => stateOf(field) !== servedState(field) && isOwn(field))
    .map((field) => [field, stateOf(field)] as const)
    .filter(([{ type }, state]) => type !== 'radio' || state);

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const stateOf = (field: Field) => (isBox(field) ? field.checked : field.value);

function servedState(field: Field) {
  if (isBox(field)) return field.defaultChecked;
  if ('defaultValue' in field) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
}

/** Each handler knows what the one before has changed. A choice whose options are being fetched waits for them. */
async function repeat(early: readonly Touched[]): Promise<void> {
  for (const [field, state] of early) {
    const isTaken = () => `${stateOf(field)}`.startsWith(`${state}`);
    if (field instanceof HTMLSelectElement) await until(() => [...field.options].some(({ value }) => value === state));
    if (isBox(field)) {
      field.checked = !state;
      field.click();
    } else {
      const text = state && isTaken() ? field.value : state;
      // React calls a handler when the value differs from the one last set on the field.
      field.value = `${text} `;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await until(isTaken);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await new Promise((done) => setTimeout(done, 20));
}
