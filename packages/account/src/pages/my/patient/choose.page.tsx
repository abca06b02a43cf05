import { failureMessage, patientsApi, type PageLoad } from '@xinglin/api';
import type { CheckPatientInfoResponse, Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import {
  ActionBar,
  AddIcon,
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  PatientCard,
  patientTexts,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export const load: PageLoad = () => [patientsApi.endpoints.listPatients.initiate()];

/** Choose one of the family for the flow that asks, and go back to it with who was chosen (spec 2 §2.20). */
export default function PatientChoosePage(): ReactElement {
  const { t } = useTranslation('family');
  const [query] = useSearchParams();
  const patients = patientsApi.useListPatientsQuery();
  const back = sitePath(query.get('backurl')) ?? href('account.patients');
  const header = <PageHeader title={t('choose.title')} backTo={back} />;
  // Among patients choosing comes first; where there is none, adding one is all there is to do.
  const add = (variant: 'outline' | 'primary') => (
    <ButtonLink
      block
      variant={variant}
      icon={<AddIcon />}
      to={href('account.patientAdd', {}, { backurl: back })}
    >
      {t('account:patientAdd.title')}
    </ButtonLink>
  );
  const frame = (content: ReactNode) => <Page header={header}>{content}</Page>;
  return (
    <Loaded
      query={patients}
      describe={failureMessage}
      skeleton={<SkeletonList lines={2} />}
      frame={frame}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Page header={header}>
            <EmptyState
              title={t('account:patients.empty')}
              message={t('account:patients.emptyHint')}
              action={add('primary')}
            />
          </Page>
        ) : (
          <Choice
            items={items}
            header={header}
            add={add('outline')}
            back={back}
            asked={query.get('patientId')}
          />
        )
      }
    </Loaded>
  );
}

interface ChoiceProps {
  items: readonly Patient[];
  header: ReactElement;
  add: ReactElement;
  back: string;
  /** Who was chosen before. */
  asked: string | null;
}

function Choice({ items, header, add, back, asked }: ChoiceProps): ReactElement {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const first = items.find(({ patientId }) => patientId === asked) ?? items[0];
  const [chosen, setChosen] = useState(first?.patientId ?? '');
  const [found, setFound] = useState<CheckPatientInfoResponse>();
  const [check, { isFetching, error }] = patientsApi.useLazyCheckPatientInfoQuery();

  const confirm = async () => {
    if (isFetching) return;
    const { data } = await check({ patientId: chosen });
    if (data?.ready === true)
      return navigate(withQuery(back, 'patientId', chosen), { replace: true });
    return setFound(data);
  };

  return (
    <Page
      header={header}
      actionBar={
        <ActionBar>
          <Button block pending={isFetching} onClick={() => void confirm()}>
            {t('choose.confirm')}
          </Button>
        </ActionBar>
      }
    >
      {found?.ready === false && (
        <NoticeBar
          tone="warning"
          live
          action={
            <ButtonLink
              variant="outline"
              size="small"
              to={mendAt(found, chosen, pathname + search)}
            >
              {t('choose.mend')}
            </ButtonLink>
          }
        >
          {/* i18n-keys: family:gap.* */}
          {found.gaps.map((gap) => t(`gap.${gap}`)).join(' ')}
        </NoticeBar>
      )}
      {error && !isFetching && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <div role="radiogroup" aria-label={t('choose.title')}>
        {items.map((patient) => (
          <PatientCard
            key={patient.patientId}
            name={patient.name}
            {...patientTexts(patient, t)}
            phoneText={patient.mobile}
            isDefault={patient.isDefault}
            mark={
              patient.realName === 'verified' ? t('account:patientRealName.verified') : undefined
            }
            choose={{
              name: 'patient',
              value: patient.patientId,
              checked: patient.patientId === chosen,
              onChoose: (patientId) => {
                setChosen(patientId);
                setFound(undefined);
              },
            }}
          />
        ))}
      </div>
      <Stack inset>{add}</Stack>
    </Page>
  );
}

/** Where what is missing can be given; a consent has a page of its own. */
function mendAt({ gaps }: CheckPatientInfoResponse, patientId: string, here: string): string {
  return gaps.includes('consentWithdrawn')
    ? href('account.privacy')
    : href('account.patientAdd', {}, { patientId, backurl: here });
}
