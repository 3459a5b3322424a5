declare module '*?scores' {
  const scores: readonly (readonly [id: string, key: string, name: string, categories: string])[];
  export default scores;
}

declare module '*&texts' {
  /** By Language: name and meaning of each topic, a line each, in the order of the bank: `name|meaning`. */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
