// Owns: the electronic signature of a PDF file by the hospital's seal.
// Must not know: what the file says, how it is drawn.
// Used by: the sheet of a prescription.
import { createHash } from 'node:crypto';
import signPdf from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { derOf, importedKey, type KeyPair } from './certificates';

/** Object identifiers of signed attributes (RFC 5652 §11, RFC 5035 §3). */
const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** Signs the bytes of a file as CMS (CAdES, detached): the bytes themselves are not in it. */
class SealSigner extends Signer {
  readonly #pair: KeyPair;
  readonly #authority: string | null;

  constructor(pair: KeyPair, authority: string | null) {
    super();
    this.#pair = pair;
    this.#authority = authority;
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const content = new Uint8Array(pdf);
    const der = derOf(this.#pair.certificate);
    const certificate = Certificate.fromBER(der);
    // Which certificate signed is signed as well: the default hash of the attribute is SHA-256, so none is named.
    const signedBy = new Sequence({
      value: [
        new Sequence({
          value: [new Sequence({ value: [new OctetString({ valueHex: sha256(der).buffer })] })],
        }),
      ],
    });
    const attributes = [
      { type: oids.contentType, value: new ObjectIdentifier({ value: ContentInfo.DATA }) },
      {
        type: oids.messageDigest,
        value: new OctetString({ valueHex: sha256(content).buffer }),
      },
      { type: oids.signingCertificateV2, value: signedBy },
    ].map(({ type, value }) => new Attribute({ type, values: [value] }));
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
      certificates: [
        certificate,
        ...(this.#authority === null ? [] : [Certificate.fromBER(derOf(this.#authority))]),
      ],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        }),
      ],
    });
    await signed.sign(await importedKey(this.#pair.privateKey), 0, 'SHA-256', content);
    const message = new ContentInfo({
      contentType: ContentInfo.SIGNED_DATA,
      content: signed.toSchema(true),
    });
    return Buffer.from(message.toSchema().toBER(false));
  }
}

/**
 * Signs a PDF that has room for a signature (`PdfDocument.seal`): sub-filter ETSI.CAdES.detached, ECDSA P-256.
 * @param authority PEM of the certificate that certified the seal's; null where only the seal's is known.
 * @throws when the file has no room for a signature.
 */
export async function sealPdf(
  pdf: Uint8Array,
  pair: KeyPair,
  authority: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await signPdf.sign(Buffer.from(pdf), new SealSigner(pair, authority)));
}
