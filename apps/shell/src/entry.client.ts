import { startPortalClient } from '@xinglin/portal/client';
import { portal } from './portal';

await startPortalClient(portal);
