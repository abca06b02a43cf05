import type { PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamedRenewal, NamedRenewal } from '../../../components/named-renewal';
import { ownAddresses } from '../../../components/renewal-address';
import { SurveySteps } from '../../../components/survey-steps';
import { isAnsweredBySurvey } from '../../../model/renewal-ways';

export const load: PageLoad = (place) => [...loadNamedRenewal(place), ...ownAddresses.load(place)];

/** The survey with a guardian and proof of the last visit (spec 2 §2.9). */
export default function SpecialistSurveyPage(): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <Page
      header={<PageHeader title={t('specialistSurvey.title')} backTo={href('renewals.home')} />}
    >
      <NamedRenewal answers={isAnsweredBySurvey}>
        {(found) => <SurveySteps kind="specialist" {...found} />}
      </NamedRenewal>
    </Page>
  );
}
