/** For places that take only the address of a classic script: adds the style sheet, and loads the elements. */
(() => {
  const { src } = document.currentScript;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('embed.css', src).href;
  document.head.append(sheet);
  void import(new URL('loader.js', src).href);
})();
