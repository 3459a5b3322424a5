import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createFaultProxy } from '../../src/faults/fault-proxy.ts';
import { onePathEach, prerenderedPages, teamOfPage } from '../../src/site/page-list.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const daily = '/upcoming-classes';
const others = onePathEach.filter((path) => path !== daily && prerenderedPages.some((page) => page.path === path));

for (const path of [daily, ...others])
  test(`${path}: nothing moves while its document arrives piece by piece`, {
    tag: [teamOfPage(path), ...allBut(path === daily)],
  }, async ({ page, problems, site }) => {
    // Documents in frames are those of the site's own address.
    problems.allow(/frame-src/);
    const proxy = createFaultProxy({
      to: site,
      fault: 'trickle',
      path: new RegExp(`^${path}$`),
      piece: 700,
      pause: 50,
    });
    await once(proxy.listen(0), 'listening');
    const { port } = proxy.address() as AddressInfo;
    await watchDocument(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${port}${path}`);
      const { moved } = await layoutShift(page);
      expect.soft(moved.filter(isSeen), `${width} px`).toEqual([]);
    }
    // Its code still asks for more.
    await page.goto('about:blank');
    proxy.closeAllConnections();
    proxy.close();
  });

const isSeen = (shift: string) => Number.parseFloat(shift) >= 0.005;
