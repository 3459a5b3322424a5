import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { bundle } from '../bundle.js';

const components = {
  name: 'svelte components',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path });
      return { contents: js.code, loader: 'js' };
    });
  },
};

await bundle(build, import.meta.dirname, 'main.js', {
  plugins: [components],
  conditions: ['svelte', 'browser', 'production'],
});
