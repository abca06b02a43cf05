/** An answer of Alipay that says no. */
export class AlipayRefusal extends Error {
  override readonly name = 'AlipayRefusal';
  constructor(readonly subCode: string) {
    super(`Alipay answered ${subCode}`);
  }
}

/** Asks Alipay; the SDK signs, and believes an answer only with its signature. */
export type AskAlipay = (method: string, content: object) => Promise<unknown>;
