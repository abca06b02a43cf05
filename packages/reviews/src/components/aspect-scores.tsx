import { ScoreTiles } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { aspects, type Aspect } from '../model/review-draft';
import { useStarWords } from './use-star-words';

/** The scores of parts of a visit, named as on the doctor's page; each can be left out. */
export function AspectScores({
  scores,
  onScore,
}: {
  scores: Readonly<Record<Aspect, number | null>>;
  onScore: (aspect: Aspect, score: number | null) => void;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const words = useStarWords();
  return (
    <ScoreTiles
      label={t('form.aspects')}
      words={words}
      clearText={t('form.optional')}
      items={aspects.map((aspect) => {
        const score = scores[aspect];
        return {
          key: aspect,
          // i18n-keys: reviews:aspect.*
          name: t(`aspect.${aspect}`),
          score,
          scoreText: score === null ? t('form.notScored') : t('form.points', { count: score }),
        };
      })}
      onScore={onScore}
    />
  );
}
