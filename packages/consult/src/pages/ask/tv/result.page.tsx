import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TelevisionAsk, loadTelevisionAsk } from '../../../components/television-ask';
import { TelevisionPage } from '../../../components/television-page';

export const load = loadTelevisionAsk;

/** The code by which a question to the chosen department is asked, and how it stands (spec 2 §2.9). */
export default function TelevisionResultPage(): ReactElement {
  const { t } = useTranslation('television');
  return (
    <TelevisionPage title={t('result.title')} backTo={href('consult.televisionAsk')}>
      <TelevisionAsk kind="fast" />
    </TelevisionPage>
  );
}
