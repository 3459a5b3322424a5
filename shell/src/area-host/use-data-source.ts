import type { DataSource } from '@agile-languages/shared/remote-data';
import { createContext, use, useState } from 'react';
import { ModulesContext } from './modules-context.ts';

export const FirstViewContext = createContext(true);

/** By Back or Forward to the address of the document, to another one, or by none of them. */
export const ReturnContext = createContext<'document' | 'other' | 'none'>('none');

/** Where what a page or section shows comes from. */
export function useDataSource(key: string): DataSource {
  const { initialData, loadApi } = use(ModulesContext);
  const isFirstView = use(FirstViewContext);
  const returned = use(ReturnContext);
  const [initial] = useState(isFirstView || returned === 'document' ? initialData?.[key] : undefined);
  return { loadApi, initial, isReturn: returned !== 'none' };
}
