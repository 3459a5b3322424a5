import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { liveSite } from '../../serve/live-site.ts';
import { liveTestStore } from '../../test/test-store.ts';
import { oembed } from './oembed.ts';

const config = { origin: 'http://site.test', brand: 'Test brand' };

async function ask(query: Record<string, string>) {
  const { store } = await liveTestStore();
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(oembed, { store, live: liveSite(store), config });
  return server.inject({ url: '/oembed', query });
}

test('address of a page that an element shows: a frame with its title', async () => {
  const { statusCode, headers, body } = await ask({ url: 'http://site.test/#meter' });

  const answer = JSON.parse(body);
  expect(statusCode).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Test brand', width: 960 });
  expect(answer.html).toContain('src="http://site.test/embed/frame/assessment.html?view=meter"');
  expect(answer.html).toContain(`title="${answer.title}"`);
});

test('address with the key of a partner: the frame has it, the campaign and the fields', async () => {
  const { body } = await ask({ url: 'http://site.test/?campaign=spring&partner=pk_acme&fields=plan%3Dgold&x=1#meter' });

  expect(JSON.parse(body).html).toContain(
    'src="http://site.test/embed/frame/assessment.html?view=meter&amp;partner=pk_acme&amp;campaign=spring&amp;fields=plan%3Dgold"',
  );
});

test('largest size: kept to; what is no size is ignored', async () => {
  const { body } = await ask({ url: 'http://site.test/', maxwidth: '320', maxheight: '-1' });

  expect(JSON.parse(body)).toMatchObject({ width: 320, height: 1900 });
  expect(JSON.parse(body).html).toContain('width="320" height="1900"');
});

test.each([
  ['an address elsewhere', { url: 'http://elsewhere.test/my-needs' }, 404],
  ['a page that no element shows', { url: 'http://site.test/faq' }, 404],
  ['no address', {}, 404],
  ['XML', { url: 'http://site.test/my-needs', format: 'xml' }, 501],
])('%s: %s is answered with %i', async (_, query, code) => {
  expect((await ask(query as Record<string, string>)).statusCode).toBe(code);
});
