/**
 * The areas of a region: the Guangdong–Hong Kong–Macao Greater Bay Area is nine cities of Guangdong and the two special
 * administrative regions.
 */
export const regions = {
  bayArea: [
    '440100',
    '440300',
    '440400',
    '440600',
    '440700',
    '441200',
    '441300',
    '441900',
    '442000',
    '810000',
    '820000',
  ],
} as const satisfies Record<string, readonly string[]>;
