// Served as it is to the redirect page of the demo app site.
const address = new URL(location.href);
const token = address.searchParams.get('tk') ?? '';
address.searchParams.delete('tk');
history.replaceState(null, '', address);

const state = document.querySelector('[role="status"]');
const result = document.querySelector('#signed-in');

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

function show({ fullname, email, classes, waiting }) {
  state.textContent = `You are signed in as ${fullname}.`;
  result.querySelector('[data-field="fullname"]').textContent = fullname;
  result.querySelector('[data-field="email"]').textContent = email;
  result.querySelector('ul').append(...classes.map(item));
  result.querySelector('[data-field="none"]').hidden = classes.length > 0;
  const list = result.querySelector('[data-field="waiting"]');
  list.textContent = `You are on the waiting list of: ${waiting.join(', ')}. A seat that becomes free comes with a mail.`;
  list.hidden = waiting.length === 0;
  result.hidden = false;
}

function item({ name, start, timeZone, venue, meetingLink }) {
  const element = document.createElement('li');
  element.textContent = [`${name}, ${start} ${timeZone}`, venue].filter(Boolean).join(', ');
  if (/^https?:/.test(meetingLink)) {
    const link = document.createElement('a');
    link.href = meetingLink;
    link.textContent = 'Online meeting';
    element.append(', ', link);
  }
  return element;
}

function fail(sentence) {
  state.textContent = sentence;
  state.className = 'error';
}
