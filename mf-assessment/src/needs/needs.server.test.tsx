import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Needs } from './needs.tsx';

const testHtml = renderToString(<Needs />);

test('prerendered: no style attribute', () => {
  expect(testHtml).not.toContain(' style=');
});
