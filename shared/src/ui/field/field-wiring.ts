import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldWiring>({});

export const useFieldWiring = (): FieldWiring => useContext(FieldContext);
