import { quietLine } from '../../src/quiet-line.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { visits } from '../../src/two-visitors.ts';

/** Which kinds of pages the links lead to that are there when a page is first used, as it happens. */
const kindsOfLinks = /(?<=\/registry\.json\?links=)[a-z,-]+/;

/** Sections of the home page that came into view on the way to the meter. */
const ofHome = /\/areas\/(?!assessment\/)|\/files\/|"limit":6,"fkClassId":"","fkDpLangId":""\}\}$/;

for (const [name, visit] of Object.entries(visits))
  test(`${name}: two visitors with other answers send the same requests`, {
    tag: allBut(name === 'plan' || name.startsWith('meter, ')),
  }, async ({ browser, problems, site, hosts }) => {
    const sent = async (who: 0 | 1) => {
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
      await problems.watch(context);
      const requests = new Set<string>();
      context.on('request', (request) =>
        requests.add(
          `${request.method()} ${request.url().replace(/#.*/, '').replace(kindsOfLinks, '')} ${request.postData() ?? ''}`,
        ),
      );
      const lineIsQuiet = quietLine(context);
      const page = await context.newPage();
      await visit(page, who, hosts);
      await lineIsQuiet();
      await context.close();
      return [...requests].filter((request) => !ofHome.test(request)).toSorted();
    };

    expect(await sent(1)).toEqual(await sent(0));
  });
