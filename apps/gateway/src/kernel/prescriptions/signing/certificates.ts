// Owns: key pairs of the curve P-256 and X.509 certificates over them.
// Must not know: who signs, where keys are stored.
// Used by: the keys of signers, and checking what was signed.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  webcrypto,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { Integer, Sequence, Set as AsnSet, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
} from 'pkijs';

/** A certificate and its private key, both as PEM; the key is PKCS #8. */
export interface KeyPair {
  readonly certificate: string;
  readonly privateKey: string;
}

interface Wanted {
  readonly name: string;
  readonly organisation: string;
  /** Who signs it; null for a certificate that signs itself, and others. */
  readonly authority: KeyPair | null;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Object identifiers of X.509. */
const oids = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
};

// The sandbox moves its clock by years, so its certificates have fixed ends.
const validFrom = new Date('2020-01-01T00:00:00Z');
const validUntil = new Date('2049-12-31T00:00:00Z');

const isP256 = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';

/** Imports a PEM key for signing by Web Crypto, which the certificates' library uses. */
export const importedKey = (pem: string): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }),
    algorithm,
    false,
    ['sign'],
  );

/** The DER of a PEM certificate. */
export const derOf = (certificate: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new X509Certificate(certificate).raw);

/** A name of X.509 with one attribute a part, as readers of certificates expect. */
function distinguishedName(parts: readonly (readonly [type: string, value: string])[]) {
  const sets = parts.map(([type, value]) => {
    const attribute = new AttributeTypeAndValue({ type, value: new Utf8String({ value }) });
    return new AsnSet({ value: [attribute.toSchema()] });
  });
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: sets }).toBER(false));
}

/** Makes a key pair with a certificate of the sandbox: an authority, or one that an authority signed. */
export async function makeKeyPair({ name, organisation, authority }: Wanted): Promise<KeyPair> {
  const pair = generateKeyPairSync('ec', { namedCurve: algorithm.namedCurve });
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicKey = await webcrypto.subtle.importKey(
    'spki',
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    algorithm,
    true,
    ['verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  // A positive number of 16 bytes.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.subject = distinguishedName([
    [oids.commonName, name],
    [oids.organisation, organisation],
  ]);
  certificate.issuer =
    authority === null
      ? certificate.subject
      : Certificate.fromBER(derOf(authority.certificate)).subject;
  certificate.notBefore.value = validFrom;
  certificate.notAfter.value = validUntil;
  const isAuthority = authority === null;
  const constraints = new BasicConstraints({ cA: isAuthority });
  certificate.extensions = [
    new Extension({
      extnID: oids.basicConstraints,
      critical: true,
      extnValue: constraints.toSchema().toBER(false),
      parsedValue: constraints,
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(await importedKey(authority?.privateKey ?? privateKey), 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER(false));
  return { certificate: new X509Certificate(der).toString(), privateKey };
}

/** What a person reads of a certificate. */
export interface CertificateFacts {
  /** `CN=沈知远（示例证书）, O=杏林示例 CA`. */
  readonly subject: string;
  /** SHA-256 of the DER in groups of four digits. */
  readonly fingerprint: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** Reads a PEM certificate; null for what is none. */
export function certificateFacts(pem: string): CertificateFacts | null {
  try {
    const certificate = new X509Certificate(pem);
    const names = Certificate.fromBER(new Uint8Array(certificate.raw)).subject.typesAndValues;
    const shown: Readonly<Record<string, string>> = {
      [oids.commonName]: 'CN',
      [oids.organisation]: 'O',
    };
    return {
      subject: names
        .map(({ type, value }) => `${shown[type] ?? type}=${value.valueBlock.value}`)
        .join(', '),
      fingerprint: (certificate.fingerprint256.replaceAll(':', '').match(/.{4}/g) ?? []).join(' '),
      notBefore: new Date(certificate.validFrom),
      notAfter: new Date(certificate.validTo),
    };
  } catch {
    return null;
  }
}

/** Whether a PEM certificate and a PEM private key are of one key pair of P-256, valid at a moment. */
export function isUsable({ certificate, privateKey }: KeyPair, at: Date): boolean {
  const facts = certificateFacts(certificate);
  if (facts === null || facts.notBefore > at || at >= facts.notAfter) return false;
  try {
    const key = createPrivateKey(privateKey);
    return isP256(createPublicKey(key)) && new X509Certificate(certificate).checkPrivateKey(key);
  } catch {
    return false;
  }
}

/** Whether an authority signed a certificate. */
export function isIssuedBy(certificate: string, authority: string): boolean {
  try {
    const issuer = new X509Certificate(authority);
    const issued = new X509Certificate(certificate);
    return issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
