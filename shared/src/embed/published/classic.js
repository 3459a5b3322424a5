/** For places that take only the address of a classic script: adds the style sheet, and loads the elements. */
(() => {
  // In a bundle, and where it is evaluated as text, the script that runs is another one.
  const { src = '' } = document.currentScript ?? {};
  const own = /\/embed\/[\w.]+\/classic\.js/.test(src) ? src : '__EMBED_SITE__/embed/v1/classic.js';
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('embed.css', own).href;
  document.head.append(sheet);
  void import(new URL('loader.js', own).href);
})();
