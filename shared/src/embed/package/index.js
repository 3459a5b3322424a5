/** Version of the elements that follows the provider's releases. */
const evergreen = 'v1';

/**
 * Opens the connection to a provider and adds its style sheet and its loader to the page, once. The code comes from the provider's site, because
 * calls, pictures and signing in belong to its origin.
 */
export function loadAgile(site, { version = evergreen, integrity, nonce, skeleton } = {}) {
  const folder = new URL(`/embed/${version}/`, site);
  const loader = new URL('loader.js', folder).href;
  if (typeof document === 'undefined') return Promise.resolve();
  if (!document.querySelector(`script[src="${loader}"]`)) {
    const addLink = (facts) => document.head.append(Object.assign(document.createElement('link'), facts));
    addLink({ rel: 'preconnect', href: folder.origin, crossOrigin: 'anonymous' });
    for (const name of skeleton ? ['embed.css', 'skeleton.css'] : ['embed.css'])
      addLink({ rel: 'stylesheet', href: new URL(name, folder).href });
    const script = Object.assign(document.createElement('script'), { type: 'module', src: loader });
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  }
  return Promise.all(['agile-assessment', 'agile-enrolment'].map((tag) => customElements.whenDefined(tag))).then(
    () => undefined,
  );
}
