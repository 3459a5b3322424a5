const element = document.querySelector('[data-attributes]');
const known = element.dataset.attributes.split(' ');

for (const [name, value] of new URLSearchParams(location.search)) {
  if (known.includes(name)) element.setAttribute(name, value);
  else console.warn(`The framed page knows no attribute '${name}'. It knows ${known.join(', ')}.`);
}

// The page around the frame learns its height, and nothing else.
new ResizeObserver(() => {
  parent.postMessage({ type: 'agile-height', height: document.body.offsetHeight }, '*');
}).observe(document.body);
