// Owns: who looks at the pages of the pictures, and what the addresses of their own things are filled with.
// Must not know: how pictures are taken.
// Used by: the pictures.
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { localCookie } from '../fixtures/cookies';
import { Gateway } from '../fixtures/gateway';
import type { Samples } from '../fixtures/page-samples';
import type { RunningPortal } from '../fixtures/portal-test';

/** What a browser of an account keeps, and the things of its own. */
export interface Account {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  /** Of what the account has, what addresses can name. */
  readonly own: Partial<Samples>;
}

interface SandboxAccount {
  readonly role: string;
  readonly mobile: string | null;
}

/** Signs in as the account of that role; null for the visitor. Throws where the sandbox has no such role. */
export async function accountOf(
  playwright: PlaywrightWorkerArgs['playwright'],
  portal: RunningPortal,
  role: string,
): Promise<Account | null> {
  if (role === 'visitor') return null;
  const request = await playwright.request.newContext();
  const answer = await request.get(`${portal.gatewayUrl}/sandbox/accounts`);
  // The sandbox's shape is part of the contract.
  const { data } = (await answer.json()) as { data: { items: readonly SandboxAccount[] } };
  const mobile = data.items.find((one) => one.role === role)?.mobile;
  if (!mobile) throw new Error(`The sandbox has no account "${role}" with a mobile number.`);
  const gateway = new Gateway(request, portal.shellUrl, portal.gatewayUrl);
  await gateway.signIn(mobile);
  const own = await ownThings(gateway);
  const { cookies } = await request.storageState();
  await request.dispose();
  return { cookies: cookies.filter(({ name }) => name === localCookie('session')), own };
}

interface CheckUp {
  readonly orderNo: string;
  readonly people: readonly { readonly reportReady: boolean }[];
}

const isReported = ({ people }: CheckUp): boolean => people.some((one) => one.reportReady);

interface Items<Item> {
  readonly items: readonly Item[];
}

async function ownThings(gateway: Gateway): Promise<Partial<Samples>> {
  const { items: patients } = await gateway.call<Items<{ patientId: string }>>('/patient/list');
  const { items: addresses } = await gateway.call<Items<{ addressId: string }>>(
    '/logistics/postingaddress/list',
  );
  const orders = await gateway.orders();
  const booked = orders.find(({ status }) => status === 'confirmed') ?? orders[0];
  const { items: consults } = await gateway.call<Items<{ orderKey: string; state: string }>>(
    '/consult/consultorder/list',
  );
  const consult = consults.find(({ state }) => state === 'inProgress') ?? consults[0];
  const { items: checkUps } = await gateway.call<Items<CheckUp>>('/order/physical/mylist');
  const [goods] = (
    await gateway.call<Items<{ orderNo: string }>>('/modulemarketplace/order/mylist')
  ).items;
  const { items: reports } = await gateway.call<
    Items<{ orderNo: string; patientId: string; outsideCount: number }>
  >('/moduleqk/rest/qkcenter/reports');
  const { items: packages } =
    await gateway.call<Items<{ orderNo: string; state: string }>>('/hades/order/list');
  const reported = checkUps.find(isReported);
  const report = reports.find(({ outsideCount }) => outsideCount > 0) ?? reports[0];
  const inUse = packages.find(({ state }) => state === 'active');
  const paid = checkUps.find((one) => !isReported(one));
  return {
    ...(patients[0] && { patientId: patients[0].patientId }),
    ...(addresses[0] && { addressId: addresses[0].addressId }),
    ...(booked && { orderNo: booked.orderNo }),
    ...(consult && { consultKey: consult.orderKey }),
    ...(reported && { reportNo: reported.orderNo }),
    ...(paid && { checkUpNo: paid.orderNo }),
    ...(goods && { goodsNo: goods.orderNo }),
    addresses: {
      ...(report && {
        'check-up.pdfReport': `/medical-examination/pdf-report?orderNo=${report.orderNo}&patientId=${report.patientId}`,
      }),
      ...(inUse && packageAddresses(inUse.orderNo)),
      ...(await reviewAddresses(gateway)),
    },
  };
}

/** The pages of a service package that is in use. */
function packageAddresses(orderNo: string): Readonly<Record<string, string>> {
  const base = '/my/order/package';
  return {
    'service-packages.orderDetail': `${base}/detail/${orderNo}`,
    'service-packages.orderCall': `${base}/call/${orderNo}/call`,
    'service-packages.customServiceOrder': `${base}/customserver/order/${orderNo}/consult`,
    'service-packages.customServiceList': `${base}/customserver/list/${orderNo}/consult`,
    'service-packages.pause': `${base}/pause/${orderNo}`,
    'service-packages.orderError': `/my/order/error?orderNo=${orderNo}`,
  };
}

interface Reviewed {
  readonly orderNo: string | null;
  readonly doctorId: string | null;
  readonly type: string;
}

/** The pages of an order that waits for a review, of one that has one, and of its doctor. */
async function reviewAddresses(gateway: Gateway): Promise<Readonly<Record<string, string>>> {
  const base = '/comment/ordercomment';
  const { items: waiting } = await gateway.call<Items<Reviewed>>(`${base}/waiting`);
  const { items: written } = await gateway.call<Items<Reviewed>>(`${base}/mylist`);
  const visit = waiting.find(({ type }) => type === 'visit');
  const consult = waiting.find(({ type }) => type === 'consult');
  const reviewed = written.find(({ type }) => type === 'visit');
  return {
    ...(visit && {
      'reviews.write': `/evaluation?orderId=${visit.orderNo}&score=4`,
      'reviews.confirmVisit': `/commentexpert/orderconfirm/${visit.orderNo}`,
      'reviews.notTreated': `/commentexpert/ordernotreated/${visit.orderNo}`,
    }),
    ...(consult && { 'reviews.writeOfConsult': `/my/consultorder/comment/${consult.orderNo}` }),
    ...(reviewed && {
      'reviews.sent': `/commentexpert/success/${reviewed.orderNo}`,
      'reviews.praise': `/my/expert/praise/${reviewed.doctorId}`,
      'reviews.ownPraise': `/my/expert/praise/detail/${reviewed.doctorId}`,
      'reviews.rewardPay': `/expert/reward/pay/${reviewed.doctorId}`,
      'reviews.ofDoctor': `/expert/experience/${reviewed.doctorId}/fever`,
      'reviews.ofConsults': `/expert/consultcomment/${reviewed.doctorId}`,
    }),
  };
}

/** Ids of things that the person with samples has and the account has not. */
export function idsOfOthers(samples: Samples, own: Partial<Samples>): readonly string[] {
  const { orderNo, patientId, addressId, tipNo, consultKey, richText, panelKey } = samples;
  const { followUpId, sessionNo, goodsNo, checkUpNo, reportNo } = samples;
  const kept = new Set(Object.keys(own));
  const ids = { orderNo, patientId, addressId, consultKey, goodsNo, checkUpNo, reportNo };
  return [
    ...Object.entries(ids).flatMap(([name, id]) => (kept.has(name) ? [] : [id])),
    tipNo,
    richText.orderKey,
    panelKey,
    followUpId,
    sessionNo,
  ];
}
