import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test, vi } from 'vitest';
import { loadDocumentEntries } from './document-entries.ts';
import { findEntries } from './search-results.tsx';

const testChapter = `<main><section class="chapter" id="cancellation" aria-labelledby="cancellation-title">
<h2 id="cancellation-title"><span class="number">4</span> Cancellation &amp; transfer</h2>
<p>A seat may be<br>handed to a <em>colleague</em>.</p></section></main><script>none</script>`;

test('documents of the site: a chapter is found by its words; one of another site is not asked for', async () => {
  configure({ ...testConfig, handbookUrl: 'http://other.test/handbook.html', termsUrl: '/files/documents/terms.html' });
  const fetched = vi.fn(async (_url: string) => new Response(testChapter));
  vi.stubGlobal('fetch', fetched);

  const entries = await loadDocumentEntries();

  expect(fetched.mock.calls).toEqual([['/files/documents/terms.html']]);
  expect(entries).toEqual([
    {
      path: '/terms-condition#cancellation',
      title: 'Cancellation & transfer',
      context: 'Terms and conditions',
      text: 'A seat may be handed to a colleague.',
    },
  ]);
  expect(findEntries(entries, 'colleague').entries).toHaveLength(1);
});

test('a document that does not come: the search goes on without it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  configure({ ...testConfig, handbookUrl: '/handbook.html', termsUrl: 'http://other.test/' });
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));

  expect(await loadDocumentEntries()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
