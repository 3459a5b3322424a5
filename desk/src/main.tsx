import '@agile-languages/shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { limitMarkup } from './content/limit-markup.ts';
import { Desk } from './desk.tsx';

limitMarkup();
const root = document.getElementById('root');
if (!root) throw new Error('No #root in the document.');
createRoot(root).render(<Desk />);
