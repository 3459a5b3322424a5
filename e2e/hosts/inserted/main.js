// As a script that waits for the first sign of a visitor: the elements are there before their code.
document.querySelector('#view').innerHTML = document.querySelector('#page').innerHTML;
setTimeout(() => {
  const loader = document.createElement('script');
  loader.type = 'module';
  loader.src = 'https://site.example/embed/v1/loader.js';
  document.head.append(loader);
}, 300);
