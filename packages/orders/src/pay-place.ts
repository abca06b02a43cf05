/**
 * Where the person pays: the messaging app's own browser has other payment methods than a plain browser. The server makes
 * no such request, so what it takes the browser for does not matter.
 */
export const placeOf = (userAgent = globalThis.navigator?.userAgent ?? '') =>
  /\bMicroMessenger\//i.test(userAgent) ? ('chatApp' as const) : ('browser' as const);
