const place = document.getElementById('view');

export function show(view) {
  place.replaceChildren(document.getElementById(view).content.cloneNode(true));
}

for (const button of document.querySelectorAll('[data-view]'))
  button.addEventListener('click', () => show(button.dataset.view));

globalThis.show = show;
show('welcome');
