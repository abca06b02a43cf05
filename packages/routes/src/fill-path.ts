/** What a query value may be; `undefined` leaves the name out. */
export type QueryValue = string | number | boolean | undefined;

/** Reserved in RFC 3986 query and fragment syntax but literal within a path segment. */
const literalInPath: Readonly<Record<string, string>> = {
  '%40': '@',
  '%3A': ':',
  '%2C': ',',
  '%24': '$',
};

/**
 * Fills the params of a path, each encoded as one segment, and appends the query. An optional segment without a
 * value is left out; the value of a splat is `*`, its slashes separate segments.
 * @throws when a param is missing, empty or a dot segment: browsers would resolve it to another page.
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled =
    path.replace(
      /\/(?::(\w+)(\?)?|\*$)/g,
      (_, name: string = '*', optional: unknown = name === '*') => {
        const value = params[name];
        if (value === undefined && optional) return '';
        return (name === '*' && value ? value.split('/') : [value])
          .map((part) => {
            if (part === undefined || part === '' || part === '.' || part === '..') {
              throw new Error(`The path ${path} needs a value for "${name}".`);
            }
            return `/${encodeURIComponent(part).replace(
              /%(?:40|3A|2C|24)/g,
              (code) => literalInPath[code] ?? code,
            )}`;
          })
          .join('');
      },
    ) || '/';
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
