declare module '*&meanings' {
  const meanings: readonly string[];
  export default meanings;
}
