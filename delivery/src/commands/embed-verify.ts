import { UsageError, UserError } from '@agile-languages/shared/errors';
import { verifyPublished } from '../embed/verify-published.ts';
import { line } from '../progress.ts';

/** `npm run embed:verify -- https://site.example`: checks from any machine what a site serves to partners. */
export async function embedVerify([site = '', ...others]: string[]): Promise<void> {
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '') || others.length > 0)
    throw new UsageError('Usage: npm run embed:verify -- https://site.example');
  const { versions, files, problems } = await verifyPublished(site);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  line(`${files} files of ${versions} versions have the bytes that their manifests state; no promise was broken.`);
}
