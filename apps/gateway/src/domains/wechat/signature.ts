import { createHash } from 'node:crypto';

/** What the messaging app signs: all of it is told to the page except the ticket. */
export interface SignedFields {
  readonly ticket: string;
  readonly nonceStr: string;
  readonly timestamp: number;
  readonly url: string;
}

/** The messaging app's own signature: SHA-1 over the fields in alphabetical order, the address without what follows a `#`. */
export function signPage({ ticket, nonceStr, timestamp, url }: SignedFields): string {
  const [page = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return createHash('sha1').update(text).digest('hex');
}
