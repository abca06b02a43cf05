/** What {@link patientTexts} reads; the contract's `Patient` fits. */
interface PatientDocument {
  readonly relation: string;
  readonly gender: 'female' | 'male';
  readonly cardType: string;
  /** Masked; null without a document. */
  readonly cardNo: string | null;
}

/** How relation and document of a patient are written, wherever a patient is shown; `translate` is i18next's `t`. */
export function patientTexts(
  patient: PatientDocument,
  translate: (key: string) => string,
): { readonly relationText: string; readonly documentText: string } {
  const { cardType, cardNo } = patient;
  // i18n-keys: shared:cardType.*
  const document = translate(`shared:cardType.${cardType}`);
  return {
    relationText: kinText(patient, translate),
    documentText: cardNo === null ? document : `${document} ${cardNo}`,
  };
}

/** Who a person is to the reader, in a word that knows the gender: 母亲 and not 父母; `translate` is i18next's `t`. */
export function kinText(
  { relation, gender }: { readonly relation: string; readonly gender: 'female' | 'male' },
  translate: (key: string) => string,
): string {
  const isPlain = relation === 'self' || relation === 'other';
  // i18n-keys: shared:kin.*
  return translate(
    `shared:kin.${isPlain ? relation : `${relation}${gender === 'female' ? 'Female' : 'Male'}`}`,
  );
}
