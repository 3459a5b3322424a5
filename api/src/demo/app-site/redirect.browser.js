// Served as it is to the redirect page of the demo app site.
const address = new URL(location.href);
const token = address.searchParams.get('tk') ?? '';
address.searchParams.delete('tk');
history.replaceState(null, '', address);

const state = document.querySelector('[role="status"]');
const result = document.querySelector('#signed-in');

// The address has no token any more when the page is loaded again.
if (token) await showMember();
else fail('Nobody is signed in. Please log in again.');

async function showMember() {
  try {
    const response = await fetch('/app/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tk: token }),
    });
    const answer = await response.json();
    if (response.ok) show(answer);
    else fail(answer.err[0].val);
  } catch {
    fail('Your sign-in could not be checked. Please try again.');
  }
}

function show({ fullname, email, classes }) {
  state.textContent = `You are signed in as ${fullname}.`;
  result.querySelector('[data-field="fullname"]').textContent = fullname;
  result.querySelector('[data-field="email"]').textContent = email;
  result
    .querySelector('ul')
    .append(...classes.map(({ name, start, timeZone }) => item(`${name}, ${start} ${timeZone}`)));
  result.querySelector('[data-field="none"]').hidden = classes.length > 0;
  result.hidden = false;
}

function item(text) {
  const element = document.createElement('li');
  element.textContent = text;
  return element;
}

function fail(sentence) {
  state.textContent = sentence;
  state.className = 'error';
}
