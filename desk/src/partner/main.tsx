import '@agile-languages/shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { PartnerApp } from './partner-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the document.');
createRoot(root).render(<PartnerApp />);
