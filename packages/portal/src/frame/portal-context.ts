import { createContext, use } from 'react';
import type { PortalIdentity } from '../portal-identity';

/** The portal around the frame. */
export const PortalContext = createContext<PortalIdentity | null>(null);

/** The portal that shows this page. */
export function usePortal(): PortalIdentity {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal needs an App above it.');
  return portal;
}
