/*
 * Owns: what is the same for every partner and other than on the main portal.
 * Must not know: any partner.
 * Used by: apps that serve channels.
 */
import { definePartner } from '@xinglin/routes';

/**
 * The default partner set (spec 2 §2.1): it lies under every partner, and stands for hosts whose label no partner
 * claims. The main portal's own customer service is not offered there (spec 2 §2.31).
 */
export const partner = definePartner({
  id: 'default',
  hosts: [],
  appId: 'xinglin-h5',
  themeColor: '#0b7a75',
  settings: { floatingMenu: { service: false } },
});
