/**
 * The md5 of a text in hex, as the wire wants a password (spec 1 §3). It is the protocol's form,
 * not a protection: the gateway hashes what it receives with argon2id. The library loads on the
 * first use.
 */
export async function md5Hex(text: string): Promise<string> {
  const { default: md5 } = await import('crypto-js/md5.js');
  return md5(text).toString();
}
