import type { Logger } from 'pino';
import type { Config } from '../../../platform/config';
import { describeFault } from '../../../platform/fault';
import type { Port } from '../../../platform/ports';
import type { Services } from '../../../platform/services';
import { realNameTimeoutMs, type RealNameProvider } from './provider';
import { askOverHttp } from './provider-http';
import { sandboxRegister } from './provider-sandbox';

/** What says whether a name and an ID number belong together. */
export const realNameProvider: Port<RealNameProvider, Services> = {
  name: 'real names',
  make: ({ config, logger }) => realNameProviderOf(config, logger),
};

/** The provider that the configuration asks for; without one the sandbox has its own, and elsewhere none answers. */
export function realNameProviderOf(
  { realName, sandbox }: Pick<Config, 'realName' | 'sandbox'>,
  logger: Logger,
): RealNameProvider {
  if (realName === null) {
    return { match: async (person) => (sandbox ? sandboxRegister(person) : 'unavailable') };
  }
  return {
    async match(person) {
      try {
        return await askOverHttp(realName, person, realNameTimeoutMs);
      } catch (error) {
        logger.error(describeFault(error), 'real names cannot be checked');
        return 'unavailable';
      }
    },
  };
}
