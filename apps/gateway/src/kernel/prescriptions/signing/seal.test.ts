import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfWriter, type PdfWriter } from '../../../platform/documents/pdf-writer';
import type { PdfDocument } from '../../../platform/documents/pdf-document';
import { checkSeal } from '../../../testing/seal-check';
import { derOf, makeKeyPair, type KeyPair } from './certificates';
import { sealPdf } from './seal';

let writer: PdfWriter;
let authority: KeyPair;
let pair: KeyPair;
beforeAll(async () => {
  writer = createPdfWriter();
  authority = await makeKeyPair({ name: '示例根证书', organisation: '示例 CA', authority: null });
  pair = await makeKeyPair({ name: '示例医院', organisation: '示例 CA', authority });
});
afterAll(() => writer.close());

const document: PdfDocument = {
  language: 'zh-Hans',
  title: '处方笺',
  mark: { label: '处方号', text: '8841 0272', note: '有效期至今天' },
  facts: [{ label: '患者', text: '王秀兰' }],
  list: { title: 'Rp', items: ['苯磺酸氨氯地平片\n每天 1 次'], isNumbered: true },
  after: [{ label: '医师签名', text: '沈知远' }],
  footer: ['示例'],
  seal: { name: '示例医院', reason: '处方笺', at: new Date('2026-11-22T04:06:00Z') },
};

describe('the seal of a PDF', () => {
  it('covers the whole file, which stays a tagged one', async () => {
    const sealed = await sealPdf(await writer.write(document), pair, authority.certificate);
    expect(await checkSeal(sealed, derOf(authority.certificate))).toEqual({
      subFilter: 'ETSI.CAdES.detached',
      isValid: true,
      certificates: 2,
    });
    const text = Buffer.from(sealed).toString('latin1');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/M (D:20261122040600Z)');
  });

  it('is broken by a change of one byte, wherever it is', async () => {
    const sealed = await sealPdf(await writer.write(document), pair, authority.certificate);
    const { byteLength } = sealed;
    for (const place of [20, Math.floor(byteLength / 3), byteLength - 20]) {
      const changed = new Uint8Array(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await checkSeal(changed, derOf(authority.certificate))).toMatchObject({
        isValid: false,
      });
    }
    const longer = new Uint8Array([...sealed, 10]);
    expect(await checkSeal(longer, derOf(authority.certificate))).toMatchObject({ isValid: false });
  });

  it('is of no other authority', async () => {
    const other = await makeKeyPair({ name: '别的', organisation: '别的', authority: null });
    const sealed = await sealPdf(await writer.write(document), pair, authority.certificate);
    expect(await checkSeal(sealed, derOf(other.certificate))).toMatchObject({ isValid: false });
  });

  it('needs room in the file', async () => {
    const { seal: _, ...bare } = document;
    await expect(sealPdf(await writer.write(bare), pair, null)).rejects.toThrow('ByteRange');
  });
});
