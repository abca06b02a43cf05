import type { GetCompanyInfoResponse } from '@xinglin/gateway-sdk';

/** Who runs a channel, in tests and stories. */
export const companyInfo: GetCompanyInfoResponse = {
  company: {
    name: '杏林健康科技（示例）有限公司',
    creditCode: '91330106MA2X000197',
    address: '浙江省杭州市西湖区示例路 1 号',
    licences: [
      { kind: 'internetHospital', number: 'MA2X0001933010617A1002', validUntil: '2031-06-30' },
      { kind: 'telecomService', number: '浙B2-20260000', validUntil: null },
    ],
    icpFiling: '浙ICP备2026000000号-1',
  },
  servicePhone: '95169020',
};
