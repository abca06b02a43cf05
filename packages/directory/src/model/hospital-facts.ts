import type { Hospital } from '@xinglin/gateway-sdk';

/** A hospital for machines, in the words of schema.org. */
export function hospitalFacts({
  name,
  introduction,
  address,
  areaName,
  phone,
  latitude,
  longitude,
  inChinese,
}: Hospital) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Hospital',
    name,
    ...(inChinese && { alternateName: inChinese.name }),
    description: introduction,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressLocality: areaName,
      streetAddress: address,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}
