import { expect, test } from '../src/engine-test.ts';
import { canBePrepared } from '../src/engines/engine.ts';
import { onePathEach } from '../src/site/page-list.ts';
import { elementFaultsOf, putAllElements } from '../src/visitors/element-faults.ts';
import { faultsOf, prepareFor } from '../src/visitors/visit.ts';
import { visitors } from '../src/visitors/visitors.ts';

for (const [index, visitor] of visitors.entries())
  test(`${visitor.name}: a page and every element as everybody sees them`, async ({ enginePage, site, hosts }) => {
    test.skip(!canBePrepared(enginePage), 'this browser cannot be prepared');
    if (!canBePrepared(enginePage)) return;
    await prepareFor(visitor, enginePage);

    for (const path of visitor.address ? ['/'] : [onePathEach[index % onePathEach.length] ?? '/'])
      expect.soft(await faultsOf(enginePage, site + path, visitor), path).toEqual([]);
    await enginePage.prepare(putAllElements);
    expect.soft(await elementFaultsOf(enginePage, `${hosts}/plain/`, visitor)).toEqual([]);
  });
