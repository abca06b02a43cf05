import type { PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamedRenewal, NamedRenewal } from '../../../components/named-renewal';
import { ownAddresses } from '../../../components/renewal-address';
import { SurveySteps } from '../../../components/survey-steps';

export const load: PageLoad = (place) => [...loadNamedRenewal(place), ...ownAddresses.load(place)];

const none = () => false;

/** The survey before a renewal, one question a screen (spec 2 §2.9). */
export default function RenewalSurveyPage(): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <Page header={<PageHeader title={t('survey.title')} backTo={href('renewals.home')} />}>
      <NamedRenewal answers={none}>
        {(found) => <SurveySteps kind="usual" {...found} />}
      </NamedRenewal>
    </Page>
  );
}
