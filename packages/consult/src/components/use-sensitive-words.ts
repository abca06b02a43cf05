import { consultApi } from '@xinglin/api';
import { isBlank } from '@xinglin/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskDraft } from '../model/ask-draft';

/** The fields whose words the gateway may refuse. */
const fields = ['question', 'treated', 'earlierDiagnosis'] as const;
type Written = Pick<AskDraft, (typeof fields)[number]>;

/** Finds, before a question is sent, the words that would refuse it, so that they are told at their fields. */
export function useSensitiveWords() {
  const { t } = useTranslation('asking');
  const [check] = consultApi.useLazyCheckSensitiveWordsQuery();
  const [isLooking, setLooking] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const problemsOf = (draft: Written, phrases: readonly string[]) =>
    fields.flatMap((field) => {
      const said = phrases.filter((phrase) => draft[field].includes(phrase));
      if (said.length === 0) return [];
      const quoted = said.map((phrase) => `“${phrase}”`).join(' ');
      return [{ field, message: t('form.sensitive', { phrases: quoted }) }];
    });
  return {
    isLooking,
    /** What is wrong with which field by what was found so far. */
    problemsIn: (draft: Written) => problemsOf(draft, refused),
    /** Asks anew; nothing where that cannot be told, as the gateway judges what is sent all the same. */
    look: async (draft: Written) => {
      const texts = fields.map((field) => draft[field]).filter((text) => !isBlank(text));
      if (texts.length === 0) return [];
      setLooking(true);
      const { data } = await check({ texts });
      setLooking(false);
      const phrases = [...new Set(data?.found.map(({ phrase }) => phrase))];
      setRefused(phrases);
      return problemsOf(draft, phrases);
    },
  };
}
