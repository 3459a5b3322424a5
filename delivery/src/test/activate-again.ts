import { activateReleases } from '../activate/activate-releases.ts';
import { storeIn } from '../store/store.ts';

const { directory, config, hashes } = JSON.parse(process.argv[2] ?? '');

process.stdout.write('ready\n');
for (let index = Number(process.argv[3]); ; index += 1) {
  const activation = await activateReleases({
    store: storeIn(directory),
    config,
    releases: { catalog: hashes[index % hashes.length] },
    note: { kind: 'release', why: 'test' },
    api: async () => new Response('{}'),
  });
  if (activation) process.stdout.write(`live ${activation.registry.revision}\n`);
}
