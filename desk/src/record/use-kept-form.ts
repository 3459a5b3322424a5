import type { FieldData, FieldFault } from '@agile-languages/api/desk';
import { useEffect, useState } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import { CallRefused } from '../api/call.ts';

const keyOf = (name: string) => `unsaved ${name}`;

export const unsavedOf = (name: string): FieldData => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');

function keep(name: string, changes: FieldData): void {
  if (Object.keys(changes).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(changes));
  else forget(name);
}

export const forget = (name: string): void => sessionStorage.removeItem(keyOf(name));

/**
 * Changes stay in this tab until they are saved, also after another page or a new sign-in. Other fields follow what is
 * saved.
 *
 * @param name `partners 7`
 */
export function useKeptForm(name: string, saved: FieldData) {
  const values = { ...saved };
  const form = useForm<FieldData>({ defaultValues: values, values, resetOptions: { keepDirtyValues: true } });
  const { reset, subscribe } = form;
  const [isKept, setKept] = useState(() => Object.keys(unsavedOf(name)).length > 0);

  useEffect(() => {
    const kept = unsavedOf(name);
    if (Object.keys(kept).length > 0)
      reset((shown) => ({ ...shown, ...kept }), { keepDefaultValues: true, keepDirtyValues: false });
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep(name, changesIn(values, defaultValues)),
    });
  }, [name, reset, subscribe]);

  return {
    form,
    settle(data: FieldData) {
      setKept(false);
      reset({ ...data }, { keepDirtyValues: false });
    },
    /** It began with what was entered before. */
    isKept,
  };
}

/** The first field with a fault gets the focus. */
export async function withFaults<Made>(form: UseFormReturn<FieldData>, run: () => Promise<Made>): Promise<Made> {
  form.clearErrors();
  try {
    return await run();
  } catch (fault) {
    const faults = fault instanceof CallRefused ? ((fault.detail.faults ?? []) as FieldFault[]) : [];
    for (const [index, wrong] of faults.entries())
      form.setError(wrong.field, { message: wrong.fault }, { shouldFocus: index === 0 });
    throw fault;
  }
}

const changesIn = (values: FieldData, saved: DefaultValues<FieldData> = {}): FieldData =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name])),
  );
