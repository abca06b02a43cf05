import { href } from '@xinglin/routes';
import { EntryTile } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFastAsk } from './use-fast-ask';

/** The way to a doctor who answers now; while no one does, the way to all kinds of questions. */
export function FastWay(): ReactElement | null {
  const { t } = useTranslation('directory');
  const fastAsk = useFastAsk();
  if (fastAsk?.isOpen !== true)
    return (
      <EntryTile
        to={href('consult.portal')}
        title={t('home.ask')}
        note={t('home.askNote')}
        pictogram="consult"
      />
    );
  return (
    <EntryTile
      to={href('consult.publicAsk')}
      title={t('home.fastAsk')}
      note={t('home.fastAskNote', { count: fastAsk.answerWithinMinutes })}
      pictogram="quick-consult"
    />
  );
}
