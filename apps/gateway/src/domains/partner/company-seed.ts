import type { Queryable } from '../../platform/database';
import { partnerCompanies } from '../../kernel/partners/tables';

/** Companies of the sandbox; names, codes and numbers are made up. */
export const seededCompanies: readonly Omit<typeof partnerCompanies.$inferInsert, 'changedAt'>[] = [
  {
    partnerCode: 'main',
    name: {
      'zh-Hans': '杏林健康科技（示例）有限公司',
      'zh-Hant': '杏林健康科技（示例）有限公司',
      en: 'Xinglin Health Technology (Sample) Co., Ltd.',
    },
    creditCode: '91330106MA2X000197',
    address: {
      'zh-Hans': '浙江省杭州市西湖区示例路 1 号',
      'zh-Hant': '浙江省杭州市西湖區示例路 1 號',
      en: '1 Sample Road, Xihu District, Hangzhou, Zhejiang',
    },
    licences: [
      { kind: 'internetHospital', number: 'MA2X0001933010617A1002', validUntil: '2031-06-30' },
      {
        kind: 'internetDrugInformation',
        number: '（浙）-经营性-2026-0000',
        validUntil: '2031-03-31',
      },
      { kind: 'telecomService', number: '浙B2-20260000', validUntil: '2030-12-31' },
    ],
    icpFiling: '浙ICP备2026000000号-1',
  },
  {
    partnerCode: 'sanming',
    name: {
      'zh-Hans': '三明互联网医院（示例）',
      'zh-Hant': '三明網際網路醫院（示例）',
      en: 'Sanming Internet Hospital (Sample)',
    },
    creditCode: '12350400400000018D',
    address: {
      'zh-Hans': '福建省三明市三元区示例路 2 号',
      'zh-Hant': '福建省三明市三元區示例路 2 號',
      en: '2 Sample Road, Sanyuan District, Sanming, Fujian',
    },
    licences: [
      { kind: 'medicalInstitution', number: '40000001835040311G1001', validUntil: null },
      { kind: 'internetHospital', number: '40000001835040317A1002', validUntil: '2030-09-30' },
    ],
    icpFiling: '闽ICP备2026000000号-1',
  },
];

/** Says who runs the channels of the sandbox; what was changed since stays. */
export async function seedCompanies(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(partnerCompanies)
    .values(seededCompanies.map((company) => ({ ...company, changedAt: now })))
    .onConflictDoNothing();
}
