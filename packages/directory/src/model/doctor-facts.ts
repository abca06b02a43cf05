import type { Doctor } from '@xinglin/gateway-sdk';

/** A doctor for machines, in the words of schema.org. */
export function doctorFacts({ name, titleText, introduction, hospitalName, hospDeptName }: Doctor) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: titleText,
    description: introduction,
    worksFor: { '@type': 'Hospital', name: hospitalName, department: hospDeptName },
  };
}
