addEventListener('load', () => {
  const loader = document.createElement('script');
  loader.type = 'module';
  loader.src = 'https://site.example/embed/v1/loader.js';
  document.head.append(loader);
});
