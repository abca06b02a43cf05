import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { alipayProvider } from './alipay/alipay-provider';
import type { PaymentProviders } from './provider';
import { sandboxProvider } from './sandbox-provider';
import { wechatPayProvider } from './wechat-pay/wechat-pay-provider';

/** What moves money; empty where payments cannot be taken. */
export const paymentProviders: Port<PaymentProviders, Services> = {
  name: 'payments',
  make({ config }) {
    const { sandbox, wechatPay, wechat, miniProgram, alipay, publicUrl } = config;
    return [
      ...(sandbox ? [sandboxProvider(config)] : []),
      ...(wechatPay && wechat
        ? [wechatPayProvider({ account: wechatPay, publicUrl, official: wechat, miniProgram })]
        : []),
      ...(alipay ? [alipayProvider(alipay, publicUrl)] : []),
    ];
  },
};
