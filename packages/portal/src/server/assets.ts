import { pageFile, type RouteRow } from '@xinglin/routes';

/** One entry of vite's manifest, as far as it is read. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

/** Vite's manifest: chunks by source file, relative to the app's folder. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files a page loads at once. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  /** Styles of parts in chunks of their own, which the page may show at once or never. */
  readonly partStyles: readonly string[];
  /** The page's own module; null where the build does not name it, or a partner has one in its place. */
  readonly page: string | null;
  /** The modules of the partner and of what lies below it; none where the build does not name them all. */
  readonly partners: readonly string[];
}

/** What a page loads while nothing is built: its entry alone. */
export const unbuiltAssets = (entry: string): PageAssets => ({
  entry,
  styles: [],
  modules: [],
  partStyles: [],
  page: null,
  partners: [],
});

/** The same files under the base of a page: one file under two addresses would be two modules. */
export function assetsBelow(base: string, assets: PageAssets | null): PageAssets | null {
  if (base === '' || assets === null) return assets;
  const below = (file: string): string => base + file;
  return {
    entry: below(assets.entry),
    styles: assets.styles.map(below),
    modules: assets.modules.map(below),
    partStyles: assets.partStyles.map(below),
    page: assets.page === null ? null : below(assets.page),
    partners: assets.partners.map(below),
  };
}

/** What decides which files a page needs. */
export interface PageSources {
  readonly feature: string;
  /** The route whose page is shown. */
  readonly page: RouteRow;
  /** The partner, then the default partner set below it; none on the main portal. */
  readonly partners: readonly string[];
}

/** Sources that begin something else when they are imported on demand: a page, a feature, a partner, the whole portal. */
const elsewhere =
  /\.page\.tsx$|(?:^|\/)(?:features\/[\w-]+|feature|portal|channels|partners\/[\w-]+\/src\/index)\.ts$/;

/** Finds the files of a page: its scripts start to load with the HTML instead of one after another. */
export type AssetFinder = (sources: PageSources) => PageAssets;

/**
 * Reads vite's manifest. Sources are found by where the conventions put them: a feature's module in the app's
 * `src/features` or the frame's own folder, a page in the file of its path, a partner in its package.
 * @throws when the manifest has no entry.
 */
export function assetsOf(manifest: Manifest): AssetFinder {
  const sources = Object.keys(manifest);
  const entrySource = sources.find((source) => manifest[source]?.isEntry);
  if (entrySource === undefined) throw new Error('The client build has no entry.');
  const entry = entrySource;
  const known = new Map<string, PageAssets>();

  function find({ feature, page, partners }: PageSources): PageAssets {
    const file = `${pageFile(page.path)}.tsx`;
    const styles = new Set<string>();
    const modules = new Set<string>();
    const parts = new Set<string>();
    const visit = (source: string): void => {
      const chunk = manifest[source];
      if (!chunk || modules.has(`/${chunk.file}`)) return;
      modules.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const part of chunk.dynamicImports ?? []) parts.add(part);
      for (const css of chunk.css ?? []) styles.add(`/${css}`);
    };
    visit(entry);
    // No two packages have a page of one path, and a package may hold the pages of several features.
    const pages = sources.filter(
      (source) =>
        (source.includes('packages/') && source.endsWith(`/src/${file}`)) ||
        partners.some((id) => source.endsWith(`partners/${id}/src/${file}`)),
    );
    const only = pages.length === 1 ? manifest[String(pages[0])] : undefined;
    const own = partners.flatMap(
      (id) => sources.find((source) => source.endsWith(`partners/${id}/src/index.ts`)) ?? [],
    );
    // The rest of the feature can wait where the page is known by its file.
    const ends = only
      ? []
      : [
          'src/portal.ts',
          `src/features/${feature}.ts`,
          `packages/portal/src/${feature}/feature.ts`,
        ];
    for (const source of sources)
      if (
        pages.includes(source) ||
        own.includes(source) ||
        ends.some((end) => source.endsWith(end))
      )
        visit(source);
    return {
      entry: `/${manifest[entry]?.file}`,
      styles: [...styles],
      modules: [...modules],
      partStyles: [...stylesOfParts(parts)].filter((file) => !styles.has(file)),
      page: only ? `/${only.file}` : null,
      partners: own.length === partners.length ? own.map((one) => `/${manifest[one]?.file}`) : [],
    };
  }

  /** Of parts, and of the parts they have themselves. */
  function stylesOfParts(parts: ReadonlySet<string>): ReadonlySet<string> {
    const styles = new Set<string>();
    const seen = new Set<string>();
    const visit = (source: string): void => {
      const chunk = manifest[source];
      if (!chunk || seen.has(source)) return;
      seen.add(source);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
        if (!elsewhere.test(next)) visit(next);
      for (const css of chunk.css ?? []) styles.add(`/${css}`);
    };
    for (const part of parts) if (!elsewhere.test(part)) visit(part);
    return styles;
  }

  return (wanted) => {
    const key = JSON.stringify([wanted.feature, wanted.page.path, ...wanted.partners]);
    const assets = known.get(key) ?? find(wanted);
    known.set(key, assets);
    return assets;
  };
}
