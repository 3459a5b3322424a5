document.documentElement.lang = 'en_US';
Object.prototype.extended = () => 'by the page';
Array.prototype.extended = () => 'by the page';
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
