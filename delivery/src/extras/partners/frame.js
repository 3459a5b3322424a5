const element = document.querySelector('[data-attributes]');
const known = element.dataset.attributes.split(' ');

const query = new URLSearchParams(location.search);
const named = query.get('fields')?.split(/\s+/) ?? [];

for (const [name, value] of query) {
  if (known.includes(name)) element.setAttribute(name, value);
  else if (!named.includes(name))
    console.warn(`The framed page knows no attribute '${name}'. It knows ${known.join(', ')}.`);
}

// On whose page the frame is, by the browser's own word: what is in the address can be copied.
const around = [...(location.ancestorOrigins ?? []), document.referrer].find((address) => /^https?:/.test(address));
if (around) element.setAttribute('opener', new URL(around).origin);

const link = element.querySelector('a');
for (const name of ['partner', 'campaign', 'opener']) {
  const address = new URL(link.href);
  if (element.hasAttribute(name)) address.searchParams.set(name, element.getAttribute(name));
  link.href = address;
}

// A frame is as high as the element, so the end of a short list never leaves the window, and the loader would keep its room.
if (known.includes('limit') && !element.hasAttribute('class-id'))
  element.addEventListener('agile-ready', () => element.style.setProperty('--agile-room', '0'));

// The page around the frame learns its height, and nothing else.
new ResizeObserver(() => {
  parent.postMessage({ type: 'agile-height', height: document.body.offsetHeight }, '*');
}).observe(document.body);
