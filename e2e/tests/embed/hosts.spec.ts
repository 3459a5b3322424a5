import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementPages, federationPages } from '../../src/hosts/host-list.ts';
import { assessment, classesOf, kept, meterOf, openHost, pixelsAround } from '../../src/hosts/host-page.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const releases = join(process.env.E2E_FOLDER ?? '', 'releases');

for (const host of [...elementPages, ...federationPages])
  test(`${host}: both elements work, the page around them stays as it is, nothing is kept`, {
    tag: allBut(host === 'strict-csp'),
  }, async ({ page, browser, hosts, site, registry }) => {
    if (host === 'two-versions') await addVersion(releases, registry.embed ?? '', '1.0.0');
    await watchDocument(page);

    await openHost(page, `${hosts}/${host}/`);

    expect(await pixelsAround(page, browser, site)).toBeUndefined();
    const { total, moved } = await layoutShift(page);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
    const level = await meterOf(page).getAttribute('aria-valuetext');
    await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
    await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level ?? '');
    await expect(classesOf(page).first().getByRole('link').first()).toBeVisible();
    expect(await kept(page)).toEqual({
      local: host === 'own-token' ? { token: 'token of the host' } : {},
      session: {},
      databases: [],
      cookies: [],
    });
  });

/** Other tests copy the releases at the same time. */
async function addVersion(releases: string, from: string, to: string): Promise<void> {
  const [source, target] = [join(releases, 'embed', from), join(releases, 'embed', to)];
  const unfinished = join(releases, '..', `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(source)) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    await copyFile(join(source, name), join(unfinished, name));
    const text = await readFile(join(unfinished, name), 'utf8');
    await writeFile(join(unfinished, name), text.replaceAll(from, to));
  }
  await rename(unfinished, target).catch((cause) => {
    if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause;
    return rm(unfinished, { recursive: true });
  });
}
