export { DialButton } from './dial-button';
export { Flag } from './flag';
export { GlobeHero } from './globe-hero';
export { LanguageLinks } from './language-links';
export { TwoClocks } from './two-clocks';
export type * from './props';
