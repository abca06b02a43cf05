import { startPortalClient } from '@xinglin/portal/client';
import { identity } from './identity';

await startPortalClient(identity, async () => (await import('./portal')).portal);
