import { servePages, visitElement } from '../../src/hosts/element-visit.ts';
import { expect, test } from '../../src/test.ts';

const late = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };

for (const { name, limit, tag } of [
  { name: 'meter', limit: 30_000, tag: '@assessment' },
  { name: 'list', limit: 32_000, tag: '@enrolment' },
])
  test(`${name}: four requests after the loader, ${limit.toLocaleString('en')} bytes with headers until it is ready`, {
    tag,
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', late);
    const partner = await servePages(site);

    const visit = await visitElement(page, session, `${partner.origin}/${name}`, site);

    partner.stop();

    const figures = `${visit.requests}, ${visit.bytes} bytes until ready; ${visit.allRequests}, ${visit.allBytes} in all`;
    test.info().annotations.push({ type: 'figure', description: `${name}: requests ${figures}` });
    expect(visit.allRequests).toBeLessThanOrEqual(4);
    expect(visit.bytes).toBeLessThanOrEqual(limit);
  });
