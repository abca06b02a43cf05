/** Of whom the guide to a department asks first. */
export const guidedPeople = [
  'man',
  'woman',
  'pregnant',
  'child',
  'youngInfant',
  'newborn',
] as const;

export type GuidedPerson = (typeof guidedPeople)[number];
