import { testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function loaderFor(settings: Partial<typeof testConfig>) {
  const { configure } = await import('@agile-languages/shared/platform');
  configure({ ...testConfig, ...settings });
  return (await import('./document-entries.ts')).loadDocumentEntries;
}

const testChapter = `<main><section class="chapter" id="cancellation" aria-labelledby="cancellation-title">
<h2 id="cancellation-title"><span class="number">4</span> Cancellation &amp; transfer</h2>
<p>A seat may be<br>handed to a <em>colleague</em>.</p></section>
<section class="chapter" id="contact"><h2>Contact</h2><p>Write.</p></section></main><script>none</script>`;

test('documents of the site: a chapter is found by its words; one of another site is not asked for', async () => {
  const load = await loaderFor({
    handbookUrl: 'http://other.test/handbook.html',
    termsUrl: '/files/documents/terms.html',
  });
  const fetched = vi.fn(async (_url: string) => new Response(testChapter));
  vi.stubGlobal('fetch', fetched);

  const entries = await load();
  await load();

  expect(fetched.mock.calls).toEqual([['/files/documents/terms.html']]);
  expect(entries).toEqual([
    {
      path: '/terms-condition#chapter-cancellation',
      title: 'Cancellation & transfer',
      context: 'Terms and conditions',
      text: 'A seat may be handed to a colleague.',
    },
    { path: '/terms-condition#chapter-contact', title: 'Contact', context: 'Terms and conditions', text: 'Write.' },
  ]);
});

test('a document that does not come: the search goes on without it, and asks again at its next opening', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const load = await loaderFor({ handbookUrl: '/handbook.html', termsUrl: 'http://other.test/' });
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));

  expect(await load()).toEqual([]);
  expect(await load()).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
});
