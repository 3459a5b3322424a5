/** Where a document hears of changes of the area. */
export const changesPath = '/dev/changes';

/** Loads the page again when the area is built anew, and shows what is wrong with it when it is not. */
export const changesScript = `
new EventSource(${JSON.stringify(changesPath)}).onmessage = ({ data }) => {
  const { error } = JSON.parse(data);
  if (!error) return location.reload();
  const known = document.querySelector('pre[data-dev-error]');
  const box = known ?? document.createElement('pre');
  box.dataset.devError = '';
  box.role = 'alert';
  box.textContent = error;
  Object.assign(box.style, { position: 'fixed', inset: 0, zIndex: 2147483647, margin: 0, padding: '1rem', overflow: 'auto', background: '#1b1b1b', color: '#fff' });
  document.body.append(box);
};`;
