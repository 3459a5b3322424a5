declare module '*?scores' {
  const scores: readonly (readonly [id: string, key: string, name: string, categories: string])[];
  export default scores;
}

declare module '*&texts' {
  const texts: string;
  export default texts;
}
