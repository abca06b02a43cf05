import { newAdult } from './people';
import type { TestGateway } from './test-gateway';

/** What tests of the people of an account do with a gateway. */
export function openFamily(gateway: TestGateway) {
  const call = (token: string, path: string, body: object = {}) =>
    gateway.call(path, body, { token });
  return {
    call,
    add: (token: string, fields: Record<string, unknown> = {}) =>
      call(token, '/patient/add', newAdult(fields)),
    listOf: async (token: string) => (await call(token, '/patient/list')).data.items,
    async newAccount() {
      const mobile = gateway.newMobile();
      return { mobile, token: await gateway.signIn(mobile) };
    },
  };
}
