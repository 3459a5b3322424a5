interface Policy {
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

let policy: Policy | undefined;

/** The shell's Trusted Types policy: script addresses, which their callers check, and data blocks, which must be JSON. */
export function trusted(): Policy {
  const rules: Policy = { createScriptURL: (url) => url, createScript: (text) => JSON.stringify(JSON.parse(text)) };
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policy ??= trustedTypes?.createPolicy('shell', rules) ?? rules;
  return policy;
}
