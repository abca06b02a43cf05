import { couponPacks } from '../../kernel/pricing/tables';
import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';

const dayMs = 24 * 60 * 60_000;

type Use = 'goods' | 'checkUp' | 'membership' | 'consult' | null;
/** Id, use, yuan off, from yuan on, days, most for one account, how many there are. */
type Row = readonly [string, Use, number, number, number, number, number | null];

const rows: readonly Row[] = [
  ['mall-20', 'goods', 20, 199, 30, 2, null],
  ['mall-5', 'goods', 5, 39, 14, 3, null],
  ['mall-50', 'goods', 50, 399, 30, 1, 500],
  ['check-up-50', 'checkUp', 50, 399, 60, 1, null],
  ['check-up-100', 'checkUp', 100, 799, 60, 1, 300],
  ['family-check-up-200', 'checkUp', 200, 1500, 90, 1, 200],
  ['card-30', 'membership', 30, 199, 30, 1, null],
  ['card-60', 'membership', 60, 399, 30, 1, 100],
  ['consult-5', 'consult', 5, 29, 30, 2, null],
  ['any-10', null, 10, 99, 30, 2, null],
  ['any-8', null, 8, 88, 7, 1, 1000],
];

const gifts: readonly Row[] = [
  ['gift-mall-10', 'goods', 10, 49, 30, 1, null],
  ['gift-card-20', 'membership', 20, 99, 30, 1, null],
];

const useText = (use: Use): readonly [string, string] => {
  switch (use) {
    case 'goods':
      return ['健康商城', 'a mall'];
    case 'checkUp':
      return ['体检', 'a check-up'];
    case 'membership':
      return ['会员', 'a membership'];
    case 'consult':
      return ['问诊', 'a consult'];
    case null:
      return ['通用', 'any mall, check-up, membership or consult'];
  }
};

/** Thirteen kinds of coupon for the sandbox, two of them the newcomer's gift; the same each time. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  await db.insert(couponPacks).values(
    [...rows, ...gifts].map(
      ([packId, use, off, from, days, mostPerAccount, remaining], position) => {
        const [zh, en] = useText(use);
        return {
          packId,
          title: localised(`${zh}满 ${from} 减 ${off}`, `¥${off} off ${en} order of ¥${from}`),
          rule: localised(
            `${use === null ? '商城、体检、会员和问诊订单' : `${zh}订单`}满 ${from} 元可用，减 ${off} 元。领取后 ${days} 天内有效，每人限领 ${mostPerAccount} 张。每笔订单用一张，订单没有付款或全额退款时退回，已过期的不再退回。`,
            `Takes ¥${off} off ${en} order of ¥${from} or more. Valid for ${days} days once received, ${mostPerAccount} per person at most. One for each order. It comes back when the order is not paid or is refunded in full, unless it has expired by then.`,
          ),
          use,
          seller: null,
          offCents: off * 100,
          fromCents: from * 100,
          days,
          mostPerAccount,
          remaining,
          opensAt: new Date(now.getTime() - 30 * dayMs),
          endsAt: new Date(now.getTime() + 365 * dayMs),
          isGift: position >= rows.length,
          position,
        };
      },
    ),
  );
}
