addEventListener('load', () => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = 'https://site.example/embed/v1/embed.css';
  const loader = document.createElement('script');
  loader.type = 'module';
  loader.src = 'https://site.example/embed/v1/loader.js';
  document.head.append(style, loader);
});
