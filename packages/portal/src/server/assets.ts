import { pageFile, pathsOf, type RouteTable } from '@xinglin/routes';

/** One entry of vite's manifest, as far as it is read. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** Vite's manifest: chunks by source file, relative to the app's folder. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files a page loads at once. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

/** What decides which files a page needs. */
export interface PageSources {
  readonly feature: string;
  readonly row: RouteTable[`${string}.${string}`];
  readonly locale: string;
  readonly partner: string | null;
}

/** Finds the files of a page: its scripts start to load with the HTML instead of one after another. */
export type AssetFinder = (sources: PageSources) => PageAssets;

/**
 * Reads vite's manifest. Sources are found by where the conventions put them: an app's
 * `src/features/<feature>`, a page under its path, texts under their language.
 * @throws when the manifest has no entry.
 */
export function assetsOf(manifest: Manifest): AssetFinder {
  const sources = Object.keys(manifest);
  const entrySource = sources.find((source) => manifest[source]?.isEntry);
  if (entrySource === undefined) throw new Error('The client build has no entry.');
  const known = new Map<string, PageAssets>();

  return ({ feature, row, locale, partner }) => {
    const key = JSON.stringify([feature, row.path, locale, partner]);
    const found = known.get(key);
    if (found) return found;
    const page = pathsOf(row)[0] ?? row.path;
    const ends = [
      `src/features/${feature}.ts`,
      `/${pageFile(page)}.tsx`,
      `packages/${feature}/src/locales/${locale}.json`,
      ...['shared', feature].map((namespace) => `/src/locales/${namespace}/${locale}.json`),
      ...['ui', 'portal'].flatMap((name) => [`packages/${name}/src/locales/${locale}.json`, `packages/portal/src/locales/${name}/${locale}.json`]),
      ...(partner === null ? [] : [`partners/${partner}/src/index.ts`]),
    ];
    const roots = [entrySource, ...sources.filter((source) => belongs(source, ends, feature, partner))];
    const styles = new Set<string>();
    const modules = new Set<string>();
    const visit = (source: string): void => {
      const chunk = manifest[source];
      if (!chunk || modules.has(`/${chunk.file}`)) return;
      modules.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const css of chunk.css ?? []) styles.add(`/${css}`);
    };
    for (const root of roots) visit(root);
    const assets = { entry: `/${manifest[entrySource]?.file}`, styles: [...styles], modules: [...modules] };
    known.set(key, assets);
    return assets;
  };
}

/** Whether a source is one of the wanted files, and of the page's own feature, the frame or the channel. */
function belongs(source: string, ends: readonly string[], feature: string, partner: string | null): boolean {
  if (!ends.some((end) => source.endsWith(end))) return false;
  if (!source.includes('/src/pages/')) return !source.includes('partners/') || source.includes(`partners/${partner}/`);
  const owner = feature === 'agreements' ? 'portal' : feature;
  return source.includes(`packages/${owner}/`) || source.includes(`partners/${partner}/`);
}
