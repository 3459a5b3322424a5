import { agileFor } from 'https://site.example/embed/v1/react.js';
import React from 'react';
import { render } from 'react-dom';
import { Page } from '../react-page.jsx';

render(<Page {...agileFor(React)} />, document.getElementById('root'));
