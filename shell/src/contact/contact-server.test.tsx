// @vitest-environment node

import { text } from 'node:stream/consumers';
import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { ContactButton } from './contact-button.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactHost } from './contact-host.tsx';
import { ContactSection } from './contact-section.tsx';

test('everything renders in Node, without complaint and without a style attribute', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  configure(testConfig);

  const { prelude } = await prerenderToNodeStream(
    <>
      <ContactButton>Contact Us</ContactButton>
      <ContactSection number="11" />
      <ContactDialog opening={1} />
      <ContactHost />
    </>,
  );
  const html = await text(prelude);

  expect(html).toContain('Tell us what keeps getting misunderstood.');
  expect(html).toContain('<button type="submit"');
  expect(html).toContain('Republic of Peru');
  expect(html).not.toMatch(/\sstyle=/);
  expect(complain).not.toHaveBeenCalled();
});
