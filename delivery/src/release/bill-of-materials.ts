import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';

export const billFile = 'bom.json';

/** CycloneDX 1.6, without number and time, so that equal releases have equal bills. */
export async function billOfMaterials(component: NameAndVersion, folders: readonly string[]) {
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const packages = await Promise.all(folders.map(readPackage));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purlOf(component), ...component } },
    components: packages.map(({ name, version, license }) => {
      const integrity = integrityIn(lock, name, version);
      return {
        type: 'library',
        'bom-ref': purlOf({ name, version }),
        name,
        version,
        purl: purlOf({ name, version }),
        ...(license && { licenses: [{ expression: license }] }),
        ...(integrity && { hashes: [hashOf(integrity)] }),
      };
    }),
  };
}

const readPackage = async (folder: string): Promise<NameAndVersion & { license?: string }> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

const purlOf = ({ name, version }: NameAndVersion) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const integrityIn = ({ packages }: Lock, name: string, version: string) =>
  Object.entries(packages).find(
    ([path, locked]) => path.endsWith(`node_modules/${name}`) && locked.version === version,
  )?.[1].integrity;

/** `sha512-…` of the lock file, as CycloneDX writes it. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split(/-(.*)/);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

interface NameAndVersion {
  name: string;
  version: string;
}

interface Lock {
  packages: Readonly<Record<string, { version?: string; integrity?: string }>>;
}
