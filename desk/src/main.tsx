import '@agile-languages/shared/ui/base.css';
import { safeMarkup } from '@agile-languages/shared/formats';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';

limitMarkup();
const root = document.getElementById('root');
if (!root) throw new Error('No #root in the document.');
createRoot(root).render(<Desk />);

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
}

/** Pasted markup keeps only what the site would show. Without Trusted Types the server removes the rest. */
function limitMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: safeMarkup });
}
