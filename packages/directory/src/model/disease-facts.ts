import type { GetKnowledgeResponse as Entry } from '@xinglin/gateway-sdk';

/** An entry of the knowledge base for machines, in the words of schema.org. */
export function diseaseFacts({ kind, name, otherNames, reviewer }: Entry) {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name,
    about: {
      '@type': kind === 'disease' ? 'MedicalCondition' : 'MedicalSignOrSymptom',
      name,
      alternateName: otherNames,
    },
    ...(reviewer && {
      reviewedBy: {
        '@type': 'Person',
        name: reviewer.name,
        jobTitle: reviewer.titleText,
        affiliation: { '@type': 'Hospital', name: reviewer.hospitalName },
      },
    }),
  };
}
