import type { CallRow } from './call-row';
import type { GatewayOptions } from './gateway-options';
import type { PreparedRequest } from './prepared-request';
import { encodeRequest } from './request-body';

const protocolVersion = '1.04';

/** The headers of one call (spec 1 §7). */
export function headersOf(options: GatewayOptions, requestId: string): Record<string, string> {
  return { ...options.headers?.(), requestid: requestId, version: protocolVersion };
}

/** In front of the path of a call that goes to the localised gateway; empty for any other. */
export function prefixOf(
  { rerouted }: Pick<CallRow, 'rerouted'>,
  { localizedPrefix = '' }: Pick<GatewayOptions, 'localizedPrefix'>,
): string {
  return rerouted ? localizedPrefix : '';
}

/** Makes the request of a call as the gateway takes it: encoded, encrypted, signed, with its headers. */
export async function gatewayRequest(
  options: GatewayOptions,
  row: CallRow,
  input: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedRequest> {
  const prefix = prefixOf(row, options);
  const encoded = await encodeRequest(row, input);
  let { body } = encoded;
  if (typeof body === 'string' && options.encrypt) body = await options.encrypt(row, body);
  const signature = typeof body === 'string' && options.sign ? await options.sign(row, body) : {};
  const { contentType } = encoded;
  return {
    url: options.baseUrl + prefix + encoded.path,
    init: {
      method: row.method ?? 'POST',
      headers: { ...headers, ...(contentType && { 'content-type': contentType }), ...signature },
      ...(body !== undefined && { body }),
    },
  };
}
