import { agileFor } from 'https://site.example/embed/v1/react.js';
import React from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../react-page.jsx';

createRoot(document.getElementById('root')).render(<Page {...agileFor(React)} />);
