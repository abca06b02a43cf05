import { allow, block, type PageContext, type Verdict } from './guard';

/** A page is not found at an address that lacks what the page is about, such as the number of an order. */
export const addressWhole = ({ route, url }: Pick<PageContext, 'route' | 'url'>): Verdict => {
  const query = new URL(url, 'http://portal.invalid').searchParams;
  const isWhole = (route.row.needs ?? []).every((names) =>
    [names].flat().some((name) => Boolean(query.get(name))),
  );
  return isWhole ? allow : block('notFound', 'addressIncomplete');
};
