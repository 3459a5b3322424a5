document.querySelector('#consent button').addEventListener('click', () => {
  document.querySelector('#consent').remove();
  for (const blocked of document.querySelectorAll('script[data-consent]')) {
    const allowed = document.createElement('script');
    allowed.type = blocked.dataset.consent;
    allowed.src = blocked.src;
    blocked.replaceWith(allowed);
  }
});
