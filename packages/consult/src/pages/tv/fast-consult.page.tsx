import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TelevisionAsk, loadTelevisionAsk } from '../../components/television-ask';
import { TelevisionPage } from '../../components/television-page';

export const load = loadTelevisionAsk;

/** Asking the doctor who is free first, or a general practitioner, from a television: its address says which (spec 2 §2.12). */
export default function TelevisionConsultPage(): ReactElement {
  const { t } = useTranslation('television');
  const isGeneral = useLocation().pathname === href('portal.televisionGeneralPractice');
  return (
    <TelevisionPage title={t(isGeneral ? 'generalPractice.title' : 'fast.title')}>
      <TelevisionAsk kind={isGeneral ? 'quanke' : 'fast'} />
    </TelevisionPage>
  );
}
