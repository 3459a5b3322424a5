// Served as it is to the redirect page of the app site.
const address = new URL(location.href);
const token = address.searchParams.get('tk') ?? '';
address.searchParams.delete('tk');
history.replaceState(null, '', address);

const state = document.querySelector('[role="status"]');
const result = document.querySelector('#signed-in');

addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

await showMember();

/** The token of the address, else that of this device, which the login page goes by. */
async function showMember() {
  try {
    for (const tk of new Set([token, storedToken()])) {
      const answer = tk && (await memberOf(tk));
      if (answer) return show(answer);
    }
    fail('Nobody is signed in. Please log in again.');
  } catch {
    fail('Your sign-in could not be checked. Please try again.');
  }
}

async function memberOf(tk) {
  const response = await fetch('/app/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tk }),
  });
  if (response.ok) return response.json();
  if (response.status !== 401 && response.status !== 400) throw new Error(`session: ${response.status}`);
  if (tk === storedToken()) localStorage.removeItem('token');
}

function storedToken() {
  try {
    return localStorage.getItem('token') ?? '';
  } catch {
    return '';
  }
}

function show({ fullname, email, classes, waiting, full }) {
  state.textContent = `You are signed in as ${fullname}.`;
  result.querySelector('[data-field="fullname"]').textContent = fullname;
  result.querySelector('[data-field="email"]').textContent = email;
  list('classes', classes);
  list('waiting', waiting, 'Leave the list');
  list('full', full, 'Join the waiting list');
  result.querySelector('[data-field="none"]').hidden = classes.length > 0;
  result.hidden = false;
}

/** Links are named with their class for people who hear them one by one. */
function list(field, rows, words = 'Give the seat back') {
  const part = result.querySelector(`[data-field="${field}"]`);
  const items = rows.map((row) => item(row, words));
  if (part.matches('ul')) part.append(...items);
  else {
    part.querySelector('ul').append(...items);
    part.hidden = rows.length === 0;
  }
}

function item({ name, start, timeZone, venue, price, news, page, meetingLink, calendar, place }, words) {
  const element = document.createElement('li');
  element.textContent = [name, start && `${start} ${timeZone}`, venue, price].filter(Boolean).join(', ');
  if (news) element.append(`. ${news}`);
  for (const [href, text] of [
    [page, 'The class'],
    [meetingLink, 'Online meeting'],
    [calendar, 'Calendar file'],
    [place, words],
  ])
    if (/^(https?:|\/api\/)/.test(href)) element.append(news ? ' ' : ', ', linkTo(href, text, name));
  return element;
}

function linkTo(href, text, name) {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  link.setAttribute('aria-label', `${text}: ${name}`);
  return link;
}

function fail(sentence) {
  state.textContent = sentence;
  state.className = 'error';
  document.querySelector('[data-field="login"]').hidden = false;
}
