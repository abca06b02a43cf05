import type { OperateItem } from '@xinglin/gateway-sdk';

/** A path of this site: neither another host's nor a scheme. */
const isPath = /^\/(?![\\/])/;

/** What leads into the portal: an operator of another gateway may have placed something else. */
export function leadingHere<Item extends Pick<OperateItem, 'confUrl'>>(
  items: readonly Item[],
): readonly (Item & { readonly to: string })[] {
  return items.flatMap((item) => {
    const { confUrl: to } = item;
    return isPath.test(to) ? [{ ...item, to }] : [];
  });
}
