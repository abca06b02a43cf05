/** The lung disease that has pages of its own in the zone. */
export const copd = 'copd';

/** Diseases of the knowledge base that last for years and are followed up, the commonest first. */
export const chronicDiseases: readonly string[] = [
  'hypertension',
  'diabetes',
  'coronary-heart-disease',
  'high-cholesterol',
  copd,
  'asthma',
  'stroke',
  'heart-failure',
  'atrial-fibrillation',
  'chronic-kidney-disease',
  'gout',
  'osteoporosis',
  'rheumatoid-arthritis',
  'hepatitis-b',
  'parkinsons',
];

/** The entries of these diseases, in their order; what the knowledge base does not have is left out. */
export const chronicOf = <Entry extends { readonly entryId: string }>(
  entries: readonly Entry[],
): Entry[] => chronicDiseases.flatMap((id) => entries.find(({ entryId }) => entryId === id) ?? []);
