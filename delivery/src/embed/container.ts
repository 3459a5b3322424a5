/**
 * The public federated container of a feature, as a classic script with the global `agile_<name>`. It takes nothing
 * from a share scope and has one exposed module, `./embed`: the standalone module of the same version.
 */
export const containerOf = (name: string, version: string): string =>
  `var agile_${name} = (function (here) {
  return {
    init: function () {},
    get: function (module) {
      if (module !== './embed') return Promise.reject(new Error('agile_${name} exposes ./embed only, not ' + module));
      return import(new URL('../${version}/${name}.js', here).href).then(function (exports) {
        return function () { return exports; };
      });
    }
  };
})(document.currentScript.src);
`;
