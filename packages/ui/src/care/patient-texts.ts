/** What {@link patientTexts} reads; the contract's `Patient` fits. */
interface PatientDocument {
  readonly relation: string;
  readonly cardType: string;
  /** Masked; null without a document. */
  readonly cardNo: string | null;
}

/** How relation and document of a patient are written, wherever a patient is shown; `translate` is i18next's `t`. */
export function patientTexts(
  { relation, cardType, cardNo }: PatientDocument,
  translate: (key: string) => string,
): { readonly relationText: string; readonly documentText: string } {
  // i18n-keys: shared:relation.* shared:cardType.*
  const document = translate(`shared:cardType.${cardType}`);
  return {
    relationText: translate(`shared:relation.${relation}`),
    documentText: cardNo === null ? document : `${document} ${cardNo}`,
  };
}
