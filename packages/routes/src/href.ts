import { fillPath, type QueryValue } from './fill-path';
import { routes, type KnownRouteName } from './generated/tables';

/** The names of the dynamic segments of a path; that of an optional one keeps its question mark. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}/*`
      ? '*?'
      : never;

type RequiredOf<Names extends string> = Names extends `${string}?` ? never : Names;
type OptionalOf<Names extends string> = Names extends `${infer Name}?` ? Name : never;

/** The params of a path: those of optional segments and the splat's `*` may be left out. */
export type ParamsOfPath<Path extends string> = [OptionalOf<ParamNames<Path>>] extends [never]
  ? { readonly [Param in RequiredOf<ParamNames<Path>>]: string }
  : { readonly [Param in RequiredOf<ParamNames<Path>>]: string } & {
      readonly [Param in OptionalOf<ParamNames<Path>>]?: string | undefined;
    };

/** The params of a route, by its name. */
export type ParamsOf<Name extends KnownRouteName> = ParamsOfPath<(typeof routes)[Name]['path']>;

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

/** What a link to a path takes beside its name. */
export type LinkArguments<Path extends string> = [ParamNames<Path>] extends [never]
  ? [params?: Readonly<Record<string, never>> | undefined, query?: Query]
  : [RequiredOf<ParamNames<Path>>] extends [never]
    ? [params?: ParamsOfPath<Path> | undefined, query?: Query]
    : [params: ParamsOfPath<Path>, query?: Query];

/**
 * The site-relative URL of a route: `href('directory.hospital', { id }, { tab: 'departments' })`.
 * Params are required by the route's path and encoded.
 */
export function href<Name extends KnownRouteName>(
  name: Name,
  ...[params, query]: LinkArguments<(typeof routes)[Name]['path']>
): string {
  return fillPath(routes[name].path, params ?? {}, query ?? {});
}
