import { addresses } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** Gives the sandbox's people with a life the addresses that they order to. */
export async function addAddresses({ goTo, family, couple }: SandboxLife): Promise<void> {
  goTo(-190, '12:00');
  const hangzhou = { provinceId: '330000', cityId: '330100', districtId: '330106' };
  await family.call(addresses.addAddress, {
    ...hangzhou,
    name: '王明',
    mobile: family.mobile,
    detail: '文三路 138 号 6 幢 1202 室',
    isDefault: true,
  });
  await family.call(addresses.addAddress, {
    ...hangzhou,
    name: '王秀兰',
    mobile: family.mobile,
    detail: '古荡新村东 12 幢 301 室',
  });
  goTo(-10, '12:00');
  await couple.call(addresses.addAddress, {
    provinceId: '110000',
    cityId: '110100',
    districtId: '110105',
    name: '周妍',
    mobile: couple.mobile,
    detail: '望京西园 3 区 308 楼 1505 室',
    isDefault: true,
  });
}
