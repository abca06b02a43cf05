import { checkUpPackages } from './tables';

/** What makes offers of two organisations the same package. */
export const samePackage = [
  checkUpPackages.kind,
  checkUpPackages.title,
  checkUpPackages.sex,
  checkUpPackages.minAge,
  checkUpPackages.maxAge,
  checkUpPackages.items,
];
