import { createForms, fromOwnPage } from './test-forms.ts';

/** A browser without scripts that keeps its cookies. */
export async function createMemberPages(options: Parameters<typeof createForms>[0] = {}) {
  const forms = await createForms(options);
  const cookies = new Map<string, string>();
  const sent: string[] = [];

  const headersWith = (headers: Record<string, string> = {}) => ({
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    ...headers,
  });

  function keep<Answer extends { headers: Record<string, unknown> }>(answer: Answer): Answer {
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    sent.push(...lines);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  }

  const open = async (url: string) => keep(await forms.api.inject({ url, headers: headersWith() }));
  const submit = async (url: string, values: Record<string, string>, headers: Record<string, string> = fromOwnPage) =>
    keep(await forms.send(url, values, headersWith(headers)));

  const call = async (path: string, kv: object) => (await forms.post(`/api/${path}`, { kv })).body;

  return { ...forms, call, cookies, sent, open, submit };
}

export const statusIn = (page: string): string | undefined => /role="status"[^>]*>([^<]*)</.exec(page)?.[1];
export const faultIn = (page: string): string | undefined => /<p class="error">([^<]*)</.exec(page)?.[1];
