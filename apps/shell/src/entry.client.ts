import { startPortalClient } from '@xinglin/portal/client';

await startPortalClient(async () => (await import('./portal')).portal);
