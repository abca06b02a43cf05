import { and, eq } from 'drizzle-orm';
import type { Config } from '../../platform/config';
import type { Queryable } from '../../platform/database';
import { mainPartner } from '../../kernel/partners/service';
import { partnerRoutes, partners } from '../../kernel/partners/tables';

type SeededPartner = Omit<typeof partners.$inferInsert, 'createdAt'> & {
  readonly createdAt: string;
  /** Only the sandbox has them: channels of a kind that no partner of the portal is. */
  readonly sandboxOnly?: boolean;
};

/** The main portal's customer service in the sandbox; no one answers it elsewhere. */
const productPhone = '95169020';

/** Seconds of half a day: how long one partner lets a session live (spec 1 §9). */
const halfDay = 43_200;

/**
 * What a closed channel opens, the same pages as its partner package names; agreements, login and the generic pages ask
 * no list.
 */
const vipRoutes = [
  'directory.home',
  'directory.search',
  'directory.hospital',
  'directory.hospitalDepartments',
  'directory.hospitalDoctors',
  'directory.doctor',
  'booking.expertBook',
  'booking.expertBookShort',
  'booking.patientList',
  'booking.reservation',
  'booking.slotReservation',
  'booking.reservationPay',
  'booking.payment',
  'booking.orderStatus',
  'booking.orderList',
  'booking.standardOrderList',
  'booking.orderDetail',
  'booking.officialAccountOrderDetail',
  'booking.standardOrderDetail',
  'account.profile',
  'account.profileSetting',
  'account.moreTools',
  'account.accountSettings',
  'account.nickname',
  'account.modifyPassword',
  'account.forgottenPassword',
  'account.loginForgottenPassword',
  'account.updateMobile',
  'account.completeInformation',
  'account.locate',
  'account.profilePrivacy',
  'account.privacy',
  'account.authorizationList',
  'account.authorizationDetail',
  'account.writeOff',
  'account.writeOffTip',
  'account.writeOffAction',
  'account.writeOffResult',
  'account.helpHotQuestions',
  'account.helpCategory',
  'account.helpContent',
  'account.addressList',
  'account.addressAdd',
  'account.addressEdit',
  'account.addressManage',
  'account.emergencyContactAdd',
  'account.realNameInformation',
  'account.realNameVerification',
  'account.manualCertification',
  'account.accountCertification',
  'account.patientRealName',
  'account.patientAuthentication',
  'account.patientAuthorizationSelect',
  'account.patientChoose',
  'account.patientSelect',
  'account.patients',
  'account.patientAdd',
  'account.partnerPreEntrance',
  'account.partnerEntrance',
  'account.partnerEntranceError',
  'account.oauthError',
  'account.loginError',
  'account.preBind',
  'account.preBindTerminal',
  'account.combinedLoginBind',
  'account.postBind',
  'account.partnerInformationAuthorization',
  'account.highRiskVerification',
] as const;

function seededPartners(portalOrigin: string): readonly SeededPartner[] {
  return [
    {
      partnerCode: mainPartner,
      appId: 'xinglin-h5',
      name: { 'zh-Hans': '杏林健康', 'zh-Hant': '杏林健康', en: 'Xinglin Health' },
      servicePhone: productPhone,
      createdAt: '2016-03-01T00:00:00+08:00',
      isAllNode: true,
      inWhiteList: true,
    },
    {
      partnerCode: 'sanming',
      appId: 'xinglin-h5-sanming',
      name: { 'zh-Hans': '三明健康', 'zh-Hant': '三明健康', en: 'Sanming Health' },
      servicePhone: '95169000',
      createdAt: '2019-05-20T00:00:00+08:00',
      isAllNode: true,
      inWhiteList: true,
    },
    {
      partnerCode: 'tianjin',
      appId: 'xinglin-h5-tianjin',
      name: {
        'zh-Hans': '天津互联网医院',
        'zh-Hant': '天津互聯網醫院',
        en: 'Tianjin Internet Hospital',
      },
      servicePhone: '95169022',
      createdAt: '2019-11-08T00:00:00+08:00',
      inWhiteList: true,
    },
    {
      partnerCode: 'vip',
      appId: 'xinglin-h5-vip',
      name: {
        'zh-Hans': '杏林企业健康',
        'zh-Hant': '杏林企業健康',
        en: 'Xinglin Corporate Health',
      },
      servicePhone: '95169060',
      createdAt: '2020-06-15T00:00:00+08:00',
      isAllNode: false,
      sessionLifeSeconds: halfDay,
    },
    {
      partnerCode: 'wybao',
      appId: 'xinglin-h5-wybao',
      name: { 'zh-Hans': '文宝健康', 'zh-Hant': '文寶健康', en: 'Wenbao Health' },
      servicePhone: '95169066',
      createdAt: '2021-09-01T00:00:00+08:00',
    },
    {
      partnerCode: 'wuhan',
      appId: 'xinglin-h5-wuhan',
      name: { 'zh-Hans': '武汉健康云', 'zh-Hant': '武漢健康雲', en: 'Wuhan Health Cloud' },
      servicePhone: '95169027',
      createdAt: '2018-09-01T00:00:00+08:00',
      redirectUrl: `${portalOrigin}/`,
      sandboxOnly: true,
    },
    {
      partnerCode: 'molife',
      appId: 'xinglin-h5-molife',
      name: { 'zh-Hans': '摩生活', 'zh-Hant': '摩生活', en: 'Molife' },
      servicePhone: '95169020',
      createdAt: '2021-04-12T00:00:00+08:00',
      sandboxOnly: true,
    },
  ];
}

/**
 * Puts the channels into a database that has none of them; what an operator changed stays. The brand that the settings
 * name is written over the main portal's at each start.
 */
export async function seed(
  db: Queryable,
  config: Pick<Config, 'sandbox' | 'portalOrigins' | 'brand'>,
): Promise<void> {
  const rows = seededPartners(config.portalOrigins[0] ?? '').filter(
    ({ sandboxOnly }) => config.sandbox || !sandboxOnly,
  );
  await db
    .insert(partners)
    .values(
      rows.map(({ sandboxOnly: _, createdAt, ...row }) => ({
        ...row,
        createdAt: new Date(createdAt),
      })),
    )
    .onConflictDoNothing();
  await writeBrand(db, config);
  await db
    .insert(partnerRoutes)
    .values(
      vipRoutes.map((routeName) => ({ partnerCode: 'vip', routeName, list: 'white' as const })),
    )
    .onConflictDoNothing();
}

async function writeBrand(
  db: Queryable,
  { brand: { name, phone }, sandbox }: Pick<Config, 'brand' | 'sandbox'>,
): Promise<void> {
  const isMain = eq(partners.partnerCode, mainPartner);
  if (name !== null) await db.update(partners).set({ name }).where(isMain);
  if (phone !== null) await db.update(partners).set({ servicePhone: phone }).where(isMain);
  // Production claims no number that no one answers.
  else if (!sandbox)
    await db
      .update(partners)
      .set({ servicePhone: '' })
      .where(and(isMain, eq(partners.servicePhone, productPhone)));
}
