import { fillPath, type QueryValue } from './fill-path';
import { routes, type KnownRouteName } from './tables';

/** The names of the dynamic segments of a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The params of a route, by its name. */
export type ParamsOf<Name extends KnownRouteName> = {
  readonly [Param in ParamNames<(typeof routes)[Name]['path']>]: string;
};

/** Query names that would put personal data into a URL; they do not compile. */
type PersonalQueryName =
  | 'mobile'
  | 'phone'
  | 'tel'
  | 'email'
  | 'name'
  | 'patientName'
  | 'cardNo'
  | 'idCard'
  | 'idNumber'
  | 'password'
  | 'code'
  | 'token';

/** The query of a link. Never personal data: URLs end in logs, histories and referrers. */
export type Query = Readonly<Record<string, QueryValue>> & {
  readonly [Name in PersonalQueryName]?: never;
};

type HrefArguments<Name extends KnownRouteName> = [
  ParamNames<(typeof routes)[Name]['path']>,
] extends [never]
  ? [params?: Readonly<Record<string, never>> | undefined, query?: Query]
  : [params: ParamsOf<Name>, query?: Query];

/**
 * The site-relative URL of a route: `href('directory.hospital', { id }, { tab: 'departments' })`.
 * Params are required by the route's path and encoded.
 */
export function href<Name extends KnownRouteName>(
  name: Name,
  ...[params, query]: HrefArguments<Name>
): string {
  return fillPath(routes[name].path, params ?? {}, query ?? {});
}
