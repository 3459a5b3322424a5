declare const _default: import('@agile-languages/shared/build').BuildPreset;
export default _default;
