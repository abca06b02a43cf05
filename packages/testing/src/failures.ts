import { errorCodes, type GatewayFailure } from '@xinglin/gateway-sdk';

/** A refusal by the rules of the business, as the gateway words it. */
export function businessRefusal(
  name: keyof typeof errorCodes,
  message: string,
  data: unknown = null,
): GatewayFailure {
  return { kind: 'business', code: errorCodes[name], message, data };
}

/** Failures that any call may meet. */
export const failures = {
  network: { kind: 'network', message: '' },
  timeout: { kind: 'timeout', message: '' },
  serverTrouble: { kind: 'http', status: 500, message: '' },
  sessionEnded: {
    kind: 'sessionEnded',
    code: errorCodes.sessionEnded,
    message: '登录已失效，请重新登录',
  },
} as const satisfies Record<string, GatewayFailure>;
