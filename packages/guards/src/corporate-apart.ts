import { fillPath, type CorporateConsult } from '@xinglin/routes';
import { allow, block, personOf, redirect, type Guard, type GuardContext } from './guard';

/** A corporate-consult user sees the corporate site's page in place of these (spec 1 §2, §4). */
export const corporateApart: Guard = (context) => {
  const { corpConsult } = context.route.row;
  if (!corpConsult || !personOf(context)?.corpconsult) return allow;
  const { corporateOrigin } = context.channel;
  if (corporateOrigin === null) return block('error', 'noCorporateSite');
  const path = corporatePath(corpConsult, context);
  // An address that names no order leads nowhere on that site either.
  if (path === null) return block('notFound', 'corporateOrderUnknown');
  return redirect(corporateOrigin + path, 'corporateConsult');
};

function corporatePath(
  { path, query = [] }: CorporateConsult,
  { route, url }: GuardContext,
): string | null {
  const asked = new URL(url, 'http://portal.invalid').searchParams;
  const valueOf = (name: string): string | undefined =>
    route.params[name] || asked.get(name) || undefined;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, valueOf(name) ?? '']));
  try {
    return fillPath(path, params, Object.fromEntries(query.map((name) => [name, valueOf(name)])));
  } catch {
    return null;
  }
}
