import { timeAt } from '@xinglin/rules';
import { CloudDoneIcon, WarningIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './survey-questions.module.css';
import type { useSavedAnswers } from './use-saved-answers';

/** Whether what is typed is saved, and since when. */
export function SavedState({
  state,
  savedAt,
}: Pick<ReturnType<typeof useSavedAnswers>, 'state' | 'savedAt'>): ReactElement {
  const { t } = useTranslation('forms');
  const isSaved = savedAt !== null && (state === 'saved' || state === 'idle');
  return (
    <output className={styles['saved']} data-state={isSaved ? 'saved' : state}>
      {isSaved ? <CloudDoneIcon /> : state === 'failed' && <WarningIcon />}
      <span>
        {/* i18n-keys: forms:survey.save.* */}
        {isSaved ? t('survey.save.saved', { time: timeAt(savedAt) }) : t(`survey.save.${state}`)}
      </span>
    </output>
  );
}
