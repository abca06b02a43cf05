import { checkUpGrants } from '../domains/check-up/tables';
import { addCheckUp, checkUpCents, reportAtOnce } from './check-up-fixture';
import type { TestGateway } from './test-gateway';

/** What the calls of the check-up centre and of the diagnosis platform take of who makes them. */
export async function checkUpCentre(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const { packageCode, storeId } = await addCheckUp(db, { places: 1000, kind: 'diagnosis' });
  let made = 0;

  return async function thingsOf(
    path: string,
    { token, patientId }: { readonly token: string; readonly patientId?: unknown },
    day: string,
  ): Promise<object> {
    const make = async (to: string, body: object) => (await gateway.call(to, body, { token })).data;
    if (path.startsWith('/moduleqk/rest/reservations/')) {
      made += 1;
      const [code, grantId] = [`QKIDS${made}`, `grant-ids-${made}`];
      const title = { 'zh-Hans': '青川科技' };
      await db.insert(checkUpGrants).values({ grantId, code, packageCode, title, validUntil: day });
      await make('/moduleqk/rest/qkcenter/verifycode', { code });
      const wanted = { grantId, storeId, day, patientId };
      if (path.endsWith('/submitorder')) return wanted;
      const { orderNo } = await make('/moduleqk/rest/reservations/submitorder', wanted);
      return { orderNo };
    }
    const { orderNo } = await make('/order/physical/submit', {
      packageCode,
      storeId,
      day,
      patientIds: [patientId],
      totalCents: checkUpCents,
    });
    if (path.endsWith('/pay') || path.endsWith('/refund'))
      return { orderNo, refundCents: 0, returnUrl: '/' };
    await reportAtOnce(db, orderNo, clock.now());
    return { orderNo, patientId };
  };
}
