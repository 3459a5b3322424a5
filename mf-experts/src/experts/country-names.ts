const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: ReadonlyMap<string, string> | undefined;

/** `'Germany'` → `'Deutschland Allemagne'`; `''` for what is no country's name in English. */
export function countryInGermanAndFrench(english: string): string {
  known ??= new Map(namedRegions());
  return known.get(english) ?? '';
}

function namedRegions(): [string, string][] {
  const [en, de, fr] = ['en', 'de', 'fr'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const name = en?.of(code);
    return name ? [[name, `${de?.of(code)} ${fr?.of(code)}`]] : [];
  });
}
