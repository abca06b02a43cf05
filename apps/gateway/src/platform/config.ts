/** The gateway's configuration, read from the environment once. */
export interface Config {
  readonly port: number;
  /** Address under which browsers reach this gateway, without a trailing slash; the cashier's page lives there. */
  readonly publicUrl: string;
  /** PostgreSQL to use; null means embedded under `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly sandbox: boolean;
  readonly seed: 'demo' | 'full';
  /** Hosts, or suffixes beginning with a dot, to which a payment may return. */
  readonly allowedReturnHosts: readonly string[];
  /** Origins of the portals. */
  readonly portalOrigins: readonly string[];
  /** Key of HMAC-SHA256 over payment notices. */
  readonly paymentNoticeKey: string;
  /** Key of the hash by which a document number is found again without being readable. */
  readonly documentHashKey: string;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Where real SMS are handed over; null keeps them in the outbox only. */
  readonly sms: { readonly url: string; readonly token: string } | null;
  readonly logLevel: string;
}
