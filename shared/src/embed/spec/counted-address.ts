/** Address of a page of the site, for a link that counts for a partner. A campaign without a key is left out. */
export function countedAddress(address: string, { partner, campaign }: CountedFor): string {
  const url = new URL(address);
  if (partner) url.searchParams.set('partner', partner);
  if (partner && campaign) url.searchParams.set('campaign', campaign);
  return url.href;
}

interface CountedFor {
  partner?: string | undefined;
  campaign?: string | undefined;
}
