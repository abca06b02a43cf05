import type { Config } from '../../platform/config';
import {
  httpIdentityProvider,
  type IdentityProvider,
  type ProviderName,
} from './identity-provider';
import { sandboxProvider } from './sandbox-provider';

/** The provider of that name as the configuration has it; null where there is none. */
export function identityProviderOf(config: Config, name: ProviderName): IdentityProvider | null {
  const settings = config.identityProviders[name];
  if (settings !== undefined) return httpIdentityProvider(settings);
  return config.sandbox ? sandboxProvider(config.publicUrl, name) : null;
}
