import { servicePackages } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

const packageCode = 'hypertension-quarter';

/** Lets the sandbox's grandmother have a package in use: a part of it is used, one use waits for the team. */
export async function usePackage({ goTo, family, desk }: SandboxLife): Promise<void> {
  goTo(-40, '20:20');
  const patientId = await family.patient('王秀兰');
  const { priceCents } = await family.call(servicePackages.getPackageDetail, { packageCode });
  const { orderNo } = await family.call(servicePackages.buyPackageOrder, {
    packageCode,
    patientId,
    totalCents: priceCents,
  });
  await family.pay(orderNo);
  goTo(-25, '09:30');
  const { applyNo } = await family.call(servicePackages.applyCustomService, {
    orderNo,
    serviceId: 'consult',
    note: '这两周早上血压 150 左右，药要不要换？',
  });
  goTo(-25, '15:10');
  await desk('finish-package-use', {
    applyNo,
    result: '先不换药，减盐，早晚各量两次，两周后复看。',
  });
  goTo(-2, '19:40');
  await family.call(servicePackages.applyCustomService, {
    orderNo,
    serviceId: 'consult',
    note: '按您说的减盐了，现在早上 142 左右，还要注意什么？',
  });
}
