import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { localised, localisedList } from '../../../platform/translate';
import {
  membershipCodes,
  membershipLevels,
  membershipNotices,
  membershipProducts,
  membershipRights,
} from '../tables';
import { productRows } from './product-rows';
import { cardRightRows, freeRightRows } from './right-rows';

const dayMs = 24 * 60 * 60_000;

const levelRows = [
  ['普通会员', 'Member', 0],
  ['铜牌会员', 'Bronze member', 1],
  ['银牌会员', 'Silver member', 3],
  ['金牌会员', 'Gold member', 8],
] as const;

/** Fills the sandbox with cards, services, rights, levels, notices and codes; the same each time. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  await db.insert(membershipRights).values(
    [...cardRightRows, ...freeRightRows].map(
      ([rightId, title, summary, detail, way, fromLevel, covers = null], position) => ({
        rightId,
        title: localised(...title),
        summary: localised(...summary),
        detail: localised(...detail),
        way,
        fromLevel,
        covers,
        position,
      }),
    ),
  );
  await db.insert(membershipProducts).values(
    productRows.map((row, position) => ({
      goodsId: row.id,
      goodsCode: row.code,
      goodsType: row.type,
      title: localised(...row.title),
      summary: localised(...row.summary),
      terms: localisedList(row.terms),
      priceCents: row.yuan * 100,
      memberCents: row.memberYuan === null ? null : row.memberYuan * 100,
      days: row.days,
      seats: row.seats,
      rightIds: [...row.rights],
      quotas: row.quotas ?? {},
      position,
    })),
  );
  await db.insert(membershipLevels).values(
    levelRows.map(([zh, en, fromOrders], place) => ({
      level: place + 1,
      title: localised(zh, en),
      fromOrders,
    })),
  );
  await db.insert(membershipNotices).values([
    {
      noticeId: 'offer-1',
      kind: 'offer',
      title: localised('家庭卡满减', 'Less for the family card'),
      body: localised(
        '领取会员优惠券，家庭卡可减 60 元，先到先得。',
        'Take the membership coupon for ¥60 off the family card, while there are any.',
      ),
      at: new Date(now.getTime() - dayMs),
    },
    {
      noticeId: 'update-2',
      kind: 'update',
      title: localised('退卡按剩余天数计算', 'Cancelled cards are refunded by days'),
      body: localised(
        '激活后退卡按剩余整天数退款，扣除会员价已省的钱，不收手续费。取消前会逐项列出。',
        'A card that is cancelled after activation is refunded by the whole days left, less what member prices saved, without a fee. Every item is shown before you cancel.',
      ),
      at: new Date(now.getTime() - 10 * dayMs),
    },
    {
      noticeId: 'update-1',
      kind: 'update',
      title: localised('使用人可以更换', 'You may change who a card is for'),
      body: localised(
        '会员卡的使用人可以随时更换，不限次数。',
        'You may change who a card is for at any time, as often as you like.',
      ),
      at: new Date(now.getTime() - 40 * dayMs),
    },
  ]);
  await db.insert(membershipCodes).values([
    ...['VIP-2026-SEAS-0001', 'VIP-2026-SEAS-0002', 'VIP-2026-SEAS-0003'].map((code) => ({
      code,
      goodsId: 'card-season',
    })),
    {
      code: 'VIP-2026-CORP-0001',
      goodsId: 'card-year',
      companyName: localised('杏林示例公司', 'Xinglin Example Company'),
    },
  ]);
  await db.execute(sql`
    insert into membership_doctors (doctor_id)
    select doctor.id from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where doctor.title = 'chief' and hospital.level = '3A'
    order by doctor.id limit 40`);
  const reason = localised(
    '医院没有开放陪诊登记，陪诊和代取报告不能使用',
    'The hospital does not register companions: company and fetching reports are not available',
  );
  await db.execute(sql`
    insert into membership_unsupported_hospitals (hospital_id, reason)
    select id, ${JSON.stringify(reason)}::jsonb from hospitals order by id desc limit 6`);
}
