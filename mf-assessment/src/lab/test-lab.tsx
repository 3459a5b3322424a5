import { paths } from '@agile-languages/shared/paths';
import { renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen, within } from '@testing-library/react';
import labPage from './lab.page.tsx';

export const render = () => renderPage(labPage, { path: paths.lab });

export const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });

export const write = (text: string) => fireEvent.change(sheet(), { target: { value: text } });

/** Of this tab, or of another one. */
export function store(key: string, value: string | null, isHeard = true): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  if (isHeard) fireEvent(window, new StorageEvent('storage', { key, newValue: value }));
}

/** The part below a heading. */
export const list = (name: RegExp) =>
  within(screen.getByRole('heading', { name, level: 2 }).parentElement as HTMLElement);
