/** The part of the WHATWG class used here; this package is compiled without a browser's library. */
declare const URL: new (
  input: string,
  base: string,
) => {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: { set(name: string, value: string): void };
};

/** A path of this site with one query parameter set, in place of a former value. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'https://portal.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
