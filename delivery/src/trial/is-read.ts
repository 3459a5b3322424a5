/** Whether a request to the API only reads. What is tried must not enrol, sign in or send anything. */
export const isRead = (method = 'GET', url = '/'): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && /\/Get\w+$/.test(url.split('?', 1)[0] ?? ''));
