/** A list that is answered whole, in the shape of a page. */
export function wholeList<Item>(items: Item[]) {
  return { items, total: items.length, pageNo: 1, pageSize: Math.max(1, items.length) };
}
