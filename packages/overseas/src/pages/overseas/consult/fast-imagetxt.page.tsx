import { overseasApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, Loaded, Page, PageHeader, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConfirmStep } from '../../../components/confirm-step';
import { EmergencyRow } from '../../../components/emergency-row';
import { DescribeStep } from '../../../components/describe-step';
import { LanguagePicker } from '../../../components/language-picker';
import { useCaseDraft } from '../../../components/use-case-draft';
import { WhomStep } from '../../../components/whom-step';
import { WizardSteps } from '../../../components/wizard-steps';

/** Which step stands in the address; the first one unless another does. */
function stepIn(query: URLSearchParams): 1 | 2 | 3 {
  const step = query.get('step');
  if (step === '2') return 2;
  return step === '3' ? 3 : 1;
}

const { listAskers, listCountries } = overseasApi.endpoints;

export const load: PageLoad = () => [listAskers.initiate(), listCountries.initiate()];

/** A free consultation in three steps: what is wrong, for whom, in which department (spec 2 §2.30). */
export default function FastImagetxtPage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const [query] = useSearchParams();
  const step = stepIn(query);
  const askers = overseasApi.useListAskersQuery();
  const { draft } = useCaseDraft();
  const known = askers.data?.items ?? [];
  const patient =
    known.find(({ askerId }) => askerId === draft.askerId) ??
    (known.length === 1 ? known[0] : undefined);
  const before = {
    1: href('overseas.landing'),
    2: href('overseas.consultWizard'),
    3: href('overseas.consultWizard', {}, { step: '2' }),
  }[step];
  return (
    <Page
      header={<PageHeader title={t('wizard.title')} backTo={before} action={<LanguagePicker />} />}
    >
      <Card>
        <WizardSteps step={step} />
      </Card>
      <EmergencyRow compact={step > 1} country={patient?.country.labelCode ?? null} />
      {step === 1 && <DescribeStep />}
      {step > 1 && (
        <Loaded query={askers} skeleton={<SkeletonCard lines={4} />}>
          {({ items }) =>
            step === 2 ? <WhomStep askers={items} /> : <ConfirmStep askers={items} />
          }
        </Loaded>
      )}
    </Page>
  );
}
