// In a chunk of its own, which comes with the first letter that is typed.
export {
  checkEmail,
  checkMobile,
  checkMobileCode,
  normalizeCode,
  normalizeEmail,
  normalizeMobile,
} from '@xinglin/rules';
