import { createContext, useContext } from 'react';

/** What the control inside a field gets from the field. */
interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldWiring>({});

export const useFieldWiring = (): FieldWiring => useContext(FieldContext);
