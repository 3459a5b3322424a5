/** @module-tag all */
import { expect, test } from 'vitest';
import { readSides } from '../../store/side-revisions.ts';
import { extras } from '../index.ts';
import {
  alertsIn,
  canary,
  doubt,
  first,
  last,
  liveSite,
  reported,
  type Trial,
  visitsForEachTest,
  visitWith,
} from '../test-visits.ts';
import { visit } from './visit.ts';
import type { Visit } from './watched-releases.ts';

visitsForEachTest();

test('no browser to look with: the operator is told of the reports; without reports the visit says so', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  const trial: Trial = async () => ({ text: 'not tried in a browser: none is installed', isTried: false });
  const order = (visited: Visit) => visit([JSON.stringify(visited)], { ...extras, trial });

  await expect(order({})).rejects.toThrow('no browser is installed, or RELEASE_BROWSER is off.');
  await order({ watched: reported, doubt });

  expect((await last(store))?.why).toBe(`${doubt}. No browser of the site has looked.`);
});

test('look that is hindered: told once a day, and the next revision is looked at', async () => {
  const store = await liveSite(canary(10));
  const see = ({ registry }: Parameters<Trial>[0]) => {
    if (registry.areas.catalog?.release === first) throw new Error('Test disk is full.');
    return '/faq: it fails.';
  };

  await expect(visitWith({}, see)).rejects.toThrow('Test disk is full.');
  await expect(visitWith({}, see)).rejects.toThrow('Test disk is full.');

  expect(await readSides(store)).toEqual([]);
  expect(await alertsIn(store)).toEqual([
    { subject: undefined, why: 'The site could not look at its pages: Test disk is full.' },
  ]);
});

test.each([
  [{}, undefined, 'The site could not look at its pages'],
  [{ watched: reported, doubt }, 'catalog', `${doubt}. No browser of the site has looked`],
])('process of a look that was killed or did not start: told once', async (order, subject, begin) => {
  const store = await liveSite();

  for (const _ of [1, 2]) expect(await visitWith({ ...order, isLost: true }, () => 'faulty')).not.toHaveBeenCalled();

  const why = `${begin}: The process that looks was killed, or did not start. The log says more.`;
  expect(await alertsIn(store)).toEqual([{ subject, why }]);
});

test('look at reports of many that is hindered: told with the reports', async () => {
  const store = await liveSite();
  const see = () => {
    throw new Error('Test disk is full.');
  };

  await expect(visitWith({ watched: reported, doubt }, see)).rejects.toThrow('Test disk is full.');

  expect(await alertsIn(store)).toEqual([
    { subject: 'catalog', why: `${doubt}. No browser of the site has looked: Test disk is full.` },
  ]);
});
