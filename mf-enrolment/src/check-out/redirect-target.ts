import { siteConfig } from '@agile-languages/shared/platform';

/** The token is in `tk`. @throws when it is not `http` or `https` */
export function redirectTarget(token: string): string {
  const target = new URL(siteConfig().appRedirectUrl);
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    throw new Error(`The redirect address has to be http or https, not ${target.protocol}`);
  target.searchParams.set('tk', token);
  return target.href;
}
