import { goodsApi, useSession, type QueryFailure } from '@xinglin/api';
import { useEffect, useRef } from 'react';
import { mostPieces, withCount } from './sku-counts';
import { keepVisitorLines, useVisitorLines, visitorLines } from './visitor-cart';

/** What became of a change of the cart. */
export type CartChange =
  | { readonly isCapped: boolean; readonly error?: never }
  | { readonly error: QueryFailure | undefined; readonly isCapped?: never };

/**
 * What a visitor kept on this device goes into the account's cart as soon as there is one, once: it is taken off the
 * device before it is sent, and put back where that failed.
 */
function useMergeAtSignIn(isOwn: boolean): void {
  const [merge] = goodsApi.useMergeCartMutation();
  const lines = useVisitorLines();
  const isMerging = useRef(false);
  useEffect(() => {
    if (!isOwn || lines === null || lines.length === 0 || isMerging.current) return;
    isMerging.current = true;
    const sent = visitorLines();
    keepVisitorLines([]);
    void merge({ lines: sent }).then(({ error }) => {
      isMerging.current = false;
      if (error) keepVisitorLines(sent);
    });
  }, [isOwn, lines, merge]);
}

/** The query of the current cart: the account's, or a visitor's on this device. Makes no call for one that is empty. */
function useCartQuery({ skipsEmpty }: { skipsEmpty: boolean }) {
  const isOwn = useSession()?.login === true;
  const lines = useVisitorLines();
  const own = goodsApi.useGetCartQuery(undefined, {
    skip: !isOwn,
    refetchOnMountOrArgChange: 10,
  });
  const isEmpty = lines?.length === 0;
  const preview = goodsApi.usePreviewCartQuery(
    { lines: [...(lines ?? [])] },
    { skip: isOwn || lines === null || (skipsEmpty && isEmpty) },
  );
  return {
    isOwn,
    query: isOwn ? own : preview,
    count: !isOwn && isEmpty ? 0 : (isOwn ? own : preview).currentData?.count,
  };
}

/** All pieces of the current cart; undefined until that is known. */
export function useCartCount(): number | undefined {
  const { isOwn, count } = useCartQuery({ skipsEmpty: true });
  useMergeAtSignIn(isOwn);
  return count;
}

/** How to change the current cart, for any number of parts of a page; one of them merges at sign-in. */
export function useCartChange() {
  const { isOwn, query, count } = useCartQuery({ skipsEmpty: true });
  const [set, { isLoading }] = goodsApi.useSetCartLineMutation();
  const shops = query.currentData?.shops ?? [];
  return {
    isOwn,
    count,
    isChanging: isLoading,
    /** Pieces of a variant that are in it. */
    countOf: (skuId: string): number =>
      isOwn
        ? (shops.flatMap(({ lines }) => lines).find((line) => line.skuId === skuId)?.count ?? 0)
        : (visitorLines().find((line) => line.skuId === skuId)?.count ?? 0),
    /** Puts so many of a variant in place of what is there; `stock` caps a visitor's, the gateway an account's. */
    set: async (skuId: string, pieces: number, stock: number): Promise<CartChange> => {
      if (isOwn) {
        const { data, error } = await set({ skuId, count: pieces });
        return data ? { isCapped: data.isCapped } : { error };
      }
      const most = Math.min(stock, mostPieces);
      const isKept = keepVisitorLines(withCount(visitorLines(), skuId, Math.min(pieces, most)));
      return isKept ? { isCapped: pieces > most } : { error: undefined };
    },
  };
}

/** The current cart of a page, and how to change it. */
export function useCart() {
  const { isOwn, query } = useCartQuery({ skipsEmpty: false });
  useMergeAtSignIn(isOwn);
  return { query, ...useCartChange() };
}
