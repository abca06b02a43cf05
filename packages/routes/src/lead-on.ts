import { fillPath, type QueryValue } from './fill-path';

/**
 * Where a route with `redirectTo` leads: the target with its params filled, and the query of the address that
 * the target does not say itself.
 * @throws when the target names a param that the path does not have.
 */
export function leadOn(
  redirectTo: string,
  params: Readonly<Record<string, string>>,
  search: string,
): string {
  const [path = '', targetQuery = ''] = redirectTo.split('?');
  const query: Record<string, QueryValue> = Object.fromEntries(new URLSearchParams(search));
  for (const [name, value] of new URLSearchParams(targetQuery)) {
    if (!value.startsWith(':')) query[name] = value;
    else if (params[value.slice(1)] !== undefined) query[name] = params[value.slice(1)];
    else throw new Error(`The address ${redirectTo} needs a value for "${value.slice(1)}".`);
  }
  return fillPath(path, params, query);
}
