import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { presetOf } from '../build/build.ts';
import { root } from '../paths.ts';

export interface DevSource {
  base: string;
  stop: () => Promise<void>;
}

export async function startSource(
  name: string,
  port: number,
  siteOrigin: string,
  onBuilt: () => void = () => {},
): Promise<DevSource> {
  const base = `http://localhost:${port}/`;
  const preset = await presetOf(name);
  const outDir = join(root, '.cache/dev', name);
  const [browser] = preset({ outDir, development: true, publicPath: base });
  const compiler = rspack(browser);
  const built = firstBuild(compiler);
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': siteOrigin },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port },
      },
      devMiddleware: { publicPath: '/' },
      static: false,
    },
    compiler,
  );
  await server.start().catch((cause: Error) => {
    throw new UserError(`Port ${port}, which ${name} is to be watched on, cannot be used: ${cause.message}`);
  });
  await built;
  compiler.hooks.done.tap('dev', onBuilt);
  return { base, stop: () => server.stop() };
}

function firstBuild(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
}
