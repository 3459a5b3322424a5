import { assessment, classesOf, enrolment, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

for (const [name, css, size = 14] of [
  ['that reverts all', '* { all: revert }'],
  ['that unsets all, important', '* { all: unset !important }'],
  [
    'of Tailwind',
    '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } ol, ul { list-style: none } h1, h2, h3 { font: inherit } a { color: inherit; text-decoration: inherit } button, input { font: inherit; color: inherit; background: transparent; border-radius: 0; opacity: 1 } img, svg { display: block }',
  ],
  [
    'of Bootstrap',
    '*, ::before, ::after { box-sizing: border-box } body { margin: 0; font: 400 1rem / 1.5 system-ui; text-size-adjust: 100% } a { color: rgb(13 110 253); text-decoration: underline } label { display: inline-block } input, button { margin: 0; font: inherit } [type=checkbox] { appearance: none; width: 1em; height: 1em }',
  ],
  [
    'that columns, spaces and hides',
    'main { columns: 2; letter-spacing: 0.2em; text-transform: uppercase; cursor: none }',
  ],
  ['of small letters', 'html { font-size: 10px }', 10],
] as const)
  test(`reset ${name}: both elements are read and used as ever`, { tag: '@all' }, async ({ page, hosts }) => {
    await page.route('**/host.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n${css}` });
    });
    await openHost(page, `${hosts}/plain/`);

    for (const element of [assessment(page), enrolment(page)]) {
      const root = element.locator('[part=root]');
      const { fontSize, letterSpacing, textTransform, cursor } = await root.evaluate((node) => ({
        ...getComputedStyle(node),
      }));
      expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(size);
      expect([letterSpacing, textTransform, cursor]).toEqual(['normal', 'none', 'auto']);
      expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      expect((await root.boundingBox())?.width).toBeGreaterThan(300);
    }
    await assessment(page).scrollIntoViewIfNeeded();
    const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
    await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
    await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
    await expect(classesOf(page).first().getByRole('link').first()).toBeVisible();
  });
