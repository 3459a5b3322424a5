/** The blocks in WordPress's editor: the element in a frame, and its attributes at the side. */
const { registerBlockType } = window.wp.blocks;
const { InspectorControls, useBlockProps } = window.wp.blockEditor;
const { PanelBody, SelectControl, TextControl } = window.wp.components;
const { createElement: h } = window.wp.element;
const { site, elements } = window.agileLanguages;

for (const { module, text, attributes: specs } of elements)
  registerBlockType(`agile-languages/${module}`, {
    edit: ({ attributes, setAttributes }) =>
      h(
        'div',
        useBlockProps(),
        h(
          InspectorControls,
          null,
          h(
            PanelBody,
            { title: 'Options' },
            specs.map((spec) =>
              h(control(spec), {
                key: spec.name,
                label: spec.name,
                help: spec.description,
                value: attributes[spec.option] ?? '',
                options: spec.values && ['', ...spec.values].map((value) => ({ value, label: value || 'as usual' })),
                onChange: (value) => setAttributes({ [spec.option]: value }),
                __nextHasNoMarginBottom: true,
              }),
            ),
          ),
        ),
        h('iframe', {
          src: frameOf(module, specs, attributes),
          title: text,
          width: '100%',
          height: 600,
          style: { border: 0, pointerEvents: 'none' },
        }),
      ),
    save: () => null,
  });

function control({ values }) {
  return values ? SelectControl : TextControl;
}

function frameOf(module, specs, attributes) {
  const chosen = specs.filter(({ isFramed, option }) => isFramed && attributes[option]);
  const query = new URLSearchParams(chosen.map(({ name, option }) => [name, attributes[option]]));
  return `${site}/embed/frame/${module}.html?${query}`;
}
