/** Who works at the desk of a demonstration, an owner. */
const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

/** Signs the trainer of the demonstration in to the desk of a site. @returns the cookie, for `E2E_DESK` */
export async function signInToDesk(site: string): Promise<string> {
  const headers = { origin: site, 'content-type': 'application/json' };
  const answer = await fetch(`${site}/desk/api/sign-in`, { method: 'POST', headers, body: JSON.stringify(trainer) });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The trainer could not sign in: ${answer.status} ${await answer.text()}`);
  return cookie.replace(/;.*/, '');
}

/** Has the desk of the site that all tests share do something, as its trainer. @throws with what it says against it */
export async function askDesk(path: string, data: object): Promise<{ id: string; version: number }> {
  const { E2E_SITE: site = '', E2E_DESK: cookie = '' } = process.env;
  const headers = { origin: site, cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${site}/desk/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}');
}
