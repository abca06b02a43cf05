import { fillPath, type QueryValue } from './fill-path';

/** Where people of a portal sign in. The pages themselves say `signsIn` in their rows. */
export interface SignIn {
  /** Path of the page to sign in at; it takes `target`, the way back, and `expired=1` where a session ran out. */
  readonly login: string;
  /** Path of the page where a temporary sign-in binds a mobile number; it takes `target`. */
  readonly binding: string;
  /** Other pages to sign in at, by the first path segment of the pages they are for. */
  readonly below?: Readonly<Record<string, string>>;
}

/** The address to sign in at for a page, given by its path, with the way back among the query. */
export function signInHref(
  { login, below = {} }: SignIn,
  path: string,
  query: Readonly<Record<'target', QueryValue>> & Readonly<Record<string, QueryValue>>,
): string {
  const segment = path.split('/')[1]?.toLowerCase() ?? '';
  // Own names only: a path may be called like something every object has.
  const own = Object.hasOwn(below, segment) ? below[segment] : undefined;
  return fillPath(own ?? login, {}, query);
}

/** The address to bind a mobile number at, with the way back. */
export function bindingHref({ binding }: SignIn, target: string): string {
  return fillPath(binding, {}, { target });
}
