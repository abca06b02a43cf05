import type { RouteTable } from './route-row';

/**
 * The file of a page below its feature's `src`, without extension: `/hospital/:id` → `pages/hospital/$id.page`,
 * `/records/:id?` → `pages/records/($id).page`, `/test/*` → `pages/test/$.page`.
 */
export function pageFile(path: string): string {
  const file = path
    .replace(/^\//, '')
    .replace(/:(\w+)\?/g, '($$$1)')
    .replace(/[:*]/g, '$$');
  return `pages/${file === '' ? 'index' : file}.page`;
}

/**
 * Checks that each page of a feature lies in the file its path says. For tests: it reads the import that
 * stands in each loader.
 * @returns one sentence for each page in a wrong place, none when all is well.
 */
export function misplacedPages(
  table: RouteTable,
  pages: Readonly<Record<string, () => Promise<unknown>>>,
): readonly string[] {
  const problems: string[] = [];
  for (const [name, row] of Object.entries(table)) {
    if (row.sameAs !== undefined || row.redirectTo !== undefined) continue;
    const loader = pages[name];
    if (!loader) {
      problems.push(`${name} has no page.`);
      continue;
    }
    const imported =
      /["'`]([^"'`]+\.page)(?:\.tsx?)?(?:\?[^"'`]*)?["'`]/.exec(String(loader))?.[1] ?? '';
    if (!`/${imported.replace(/^\.?\//, '')}`.endsWith(`/${pageFile(row.path)}`)) {
      problems.push(`${name} imports "${imported}", its path says "${pageFile(row.path)}".`);
    }
  }
  return problems;
}
