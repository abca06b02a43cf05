/**
 * What puts elements into the page. It makes errors while it is evaluated; a browser that is watched (developer tools,
 * Lighthouse) then reads the whole script once more for its lines, which costs a slow phone less in a chunk of its own.
 */
const react =
  /preload-helper|rolldown.runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/;
/** The other packages of the framework: both chunks outlive our own changes in a browser's cache. */
const framework =
  /^(?!.*(?:\/Trans(?:WithoutContext)?\.js|html-parse-stringify)).*node_modules\/(?:\.pnpm\/)?(?:react-router|@reduxjs\+toolkit|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|i18next|react-i18next|@standard-schema)[@+/]/;

/** A group of modules as the bundler takes it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp | ((id: string) => boolean);
  readonly minShareCount?: number;
  readonly priority: number;
}

/**
 * What is put together although it could be apart: a page should not wait for thirty tiny files, and each costs
 * some 150 bytes of names. The packages say which of their files go where (`chunks.json`); what only one page uses
 * stays with it, but for `core`, which every page uses.
 * @param chunkOf the chunk of a file, by its absolute path.
 */
export function chunkGroups(chunkOf: ReadonlyMap<string, string>): ChunkGroup[] {
  // A drawing is asked for by its address (`?url`); its file is the same.
  const isOf = (id: string, name: string) => chunkOf.get(id.replace(/\?.*$/, '')) === name;
  const shared = [...new Set(chunkOf.values())].filter((name) => name !== 'core');
  return [
    { name: 'react', test: react, priority: 31 },
    { name: 'framework', test: framework, priority: 30 },
    { name: 'core', test: (id) => isOf(id, 'core'), priority: 20 },
    ...shared.map((name) => ({
      name,
      test: (id: string) => isOf(id, name),
      minShareCount: 2,
      priority: 10,
    })),
  ];
}

/** Files that the entry itself brings: nothing has to ask for them again. */
export const alwaysLoaded = /\/(?:react|framework|core|rolldown-runtime|entry\.client)-[^/]+$/;

/** A chunk's readable name: texts by namespace and language, pages by their path, else the bundler's own. */
export function chunkName(facadeModuleId: string | null | undefined, name: string): string {
  const texts =
    /\/(?:packages|partners|apps)\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(
      facadeModuleId ?? '',
    );
  if (texts)
    return ['texts', texts[1], texts[2], texts[3]].filter((part) => part !== undefined).join('-');
  const page = /\/src\/pages\/(.+)\.page\.tsx$/.exec(facadeModuleId ?? '');
  return (page?.[1] ?? name).replaceAll(/[^\w.]+/g, '-');
}
