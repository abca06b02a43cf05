import { describe, expect, it } from 'vitest';
import { toTraditional } from '../../platform/translate';
import { departmentsFor } from './departments-for';
import { departmentsForLong } from './long-texts';
import { deniedSigns, type DeniedSigns } from './testing/denied-signs';

const flagsIn = (text: string): readonly string[] =>
  departmentsFor(text)
    .redFlags.map(({ id }) => id)
    .toSorted();

const traditional: DeniedSigns = deniedSigns.chinese.map(([text, ...flags]) => [
  toTraditional(text),
  ...flags,
]);

describe.each(Object.entries({ ...deniedSigns, traditional }))('in %s', (_language, sentences) => {
  it.each(sentences.map(([text, ...flags]) => [text, flags] as const))(
    '“%s” announces %j',
    (text, flags) => {
      expect(flagsIn(text)).toEqual(flags);
      const long = departmentsForLong(text).redFlags.map(({ id }) => id);
      expect(long.toSorted()).toEqual(flags);
    },
  );
});
