/**
 * Whether one of a feature's paths in the index (`pathIndex`) leads to this one.
 * @param pathname as in a URL, without query.
 */
export function holdsPath(paths: readonly string[], pathname: string): boolean {
  const segments = segmentsOf(pathname.toLowerCase());
  return paths.some((path) => {
    const wanted = segmentsOf(path);
    const isOpen = wanted.at(-1) === '*';
    if (isOpen) wanted.pop();
    return (
      (isOpen ? segments.length >= wanted.length : segments.length === wanted.length) &&
      wanted.every((segment, at) => segment === ':' || segment === segments[at])
    );
  });
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
