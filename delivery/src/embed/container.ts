/** Module of a feature that shows what the options ask for; the elements of the loader choose likewise. */
const choice = {
  assessment: "options.view === 'needs' ? 'assessment-needs' : 'assessment'",
  enrolment: "options.classId ? 'enrolment-class' : 'enrolment'",
};

/**
 * The public federated container of a feature, as a classic script with the global `agile_<name>`. It takes nothing
 * from a share scope and has one exposed module, `./embed`, whose `mount` brings the standalone modules of the same
 * version.
 */
export const containerOf = (name: keyof typeof choice, version: string): string =>
  `var agile_${name} = (function (here) {
  function mount(element, first, onEvent) {
    var options, file, shown;
    function update(next) {
      options = next || {};
      var wanted = ${choice[name]};
      if (wanted === file) return shown && shown.update(options);
      end();
      file = wanted;
      import(new URL('../${version}/' + wanted + '.js', here).href).then(
        function (exports) {
          if (file === wanted) shown = exports.mount(element, options, onEvent);
        },
        function (cause) {
          if (file !== wanted) return;
          file = undefined;
          console.error('agile: the code could not be loaded', cause);
          var help = new URL('/embed#error-101', here).href;
          if (onEvent) onEvent('agile-error', Object.freeze({ v: 1, code: 101, retryable: true, help: help }));
        },
      );
    }
    function end() {
      file = undefined;
      if (shown) shown.unmount();
      shown = undefined;
    }
    update(first);
    return { update: update, unmount: end };
  }
  return {
    init: function () {},
    get: function (module) {
      return module === './embed'
        ? Promise.resolve(function () { return { mount: mount }; })
        : Promise.reject(new Error('agile_${name} exposes ./embed only, not ' + module));
    }
  };
})(document.currentScript.src);
`;
