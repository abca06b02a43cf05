// Owns: the room for an electronic signature in a PDF that is being drawn (ISO 32000-1, 12.7.4.5 and 12.8).
// Must not know: keys. Node runs it as it is, in the thread that draws documents.
// Used by: the PDF worker.
import type PdfKit from 'pdfkit';
import type { PdfSeal } from './pdf-document';

type Pdf = typeof PdfKit.prototype;
type Reference = ReturnType<Pdf['ref']>;

interface Form {
  readonly Fields: Reference[];
  SigFlags?: number;
  NeedAppearances?: boolean;
}

/** What PDFKit has and its types leave out. */
interface Inside {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: Form } } };
  readonly page: { readonly annotations: Reference[]; readonly dictionary: Reference };
}

/** Bytes of a signature with two certificates of P-256, and as many again. */
const signatureBytes = 4096;
/** What `@signpdf` looks for and writes the signed range over. */
const rangePlaceholder = '**********';
/** The field is printed and cannot be moved; it draws nothing. */
const fieldFlags = 4 | 128;
/** The document has signatures, and a change is to be added behind them. */
const formFlags = 1 | 2;

/** Adds a field of the form whose signature is empty yet. */
export function addSealField(pdf: Pdf, { name, reason, at }: PdfSeal): void {
  const inside = pdf as unknown as Inside;
  // A `String` is a text of the file, a plain string one of its names.
  const text = (value: string) => Object(value) as string;
  const signature = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, rangePlaceholder, rangePlaceholder, rangePlaceholder],
    Contents: Buffer.alloc(signatureBytes),
    Name: text(name),
    Reason: text(reason),
    M: at,
  });
  const field = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Seal'),
    TU: text(name),
    Rect: [0, 0, 0, 0],
    F: fieldFlags,
    V: signature,
    P: inside.page.dictionary,
  });
  inside.page.annotations.push(field);
  // PDFKit writes the form itself at the end of the document.
  pdf.initForm();
  // oxlint-disable-next-line no-underscore-dangle -- the only way to the form
  const form = inside._root.data.AcroForm.data;
  form.Fields.push(field);
  form.SigFlags = formFlags;
  // A reader that drew fields again would change what is signed.
  delete form.NeedAppearances;
  signature.end();
  field.end();
}
