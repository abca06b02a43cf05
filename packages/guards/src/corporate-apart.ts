import { fillPath, type CorporateConsult } from '@xinglin/routes';
import { allow, block, personOf, redirect, type Guard, type GuardContext } from './guard';

/**
 * A corporate-consult user sees the corporate site's page in place of these (spec 1 §2, §4). Where no site is
 * configured the pages work here: the user asked and paid here, and has nowhere else to read the answer.
 */
export const corporateApart: Guard = (context) => {
  const { corpConsult } = context.route.row;
  if (!corpConsult || !personOf(context)?.corpconsult) return allow;
  const { corporateOrigin } = context.channel;
  if (corporateOrigin === null) return allow;
  const path = corporatePath(corpConsult, context);
  // The corporate site has no page either for an address without an order.
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
