import { contentApi, failureMessage, privacyApi, type PageLoad } from '@xinglin/api';
import type {
  ListAgreementConsentsResponse,
  ListConsentLedgerResponse,
  ListPatientConsentsResponse,
} from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Card,
  joinQueries,
  KeyValueList,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  SwitchField,
  Timeline,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../components/use-day';

export const load: PageLoad = () => [
  privacyApi.endpoints.listPatientConsents.initiate(),
  privacyApi.endpoints.listConsentLedger.initiate(),
  contentApi.endpoints.listAgreementConsents.initiate(),
];

/** Consents for each family member and purpose, and every change of any consent (spec 2 §2.20). */
export default function PrivacyPage(): ReactElement {
  const { t } = useTranslation('centre');
  const consents = privacyApi.useListPatientConsentsQuery();
  const ledger = privacyApi.useListConsentLedgerQuery();
  const agreed = contentApi.useListAgreementConsentsQuery().currentData?.items ?? [];
  return (
    <Page
      header={<PageHeader title={t('privacy.title')} backTo={href('account.profilePrivacy')} />}
      banner={<NoticeBar>{t('privacy.what')}</NoticeBar>}
    >
      <Loaded query={joinQueries(consents, ledger)} skeleton={<SkeletonList count={2} />}>
        {([{ items }, { items: entries }]) => (
          <>
            {items.map((one) => (
              <PatientConsents key={one.patientId} of={one} />
            ))}
            {agreed.length > 0 && <Agreements agreed={agreed} />}
            <Card title={t('privacy.ledger')}>
              {entries.length === 0 ? (
                <Note>{t('privacy.noEntries')}</Note>
              ) : (
                <Ledger entries={entries} />
              )}
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function PatientConsents({
  of: { patientId, patientName, purposes },
}: {
  of: ListPatientConsentsResponse['items'][number];
}): ReactElement {
  const { t } = useTranslation('centre');
  const [change, { isLoading, error }] = privacyApi.useChangePatientConsentMutation();
  return (
    <Card title={patientName}>
      <Stack gap={4}>
        {purposes.map(({ purpose, given }) => (
          <SwitchField
            key={purpose}
            // i18n-keys: centre:privacy.purpose.* centre:privacy.purposeHint.*
            label={t(`privacy.purpose.${purpose}`)}
            hint={t(`privacy.purposeHint.${purpose}`)}
            checked={given}
            pending={isLoading}
            onCheckedChange={(wanted) => void change({ patientId, purpose, given: wanted })}
          />
        ))}
        {purposes.some(({ given }) => !given) && <Note>{t('privacy.paused')}</Note>}
        {error && !isLoading && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </Stack>
    </Card>
  );
}

/** The agreements that hold now, in the version that the account agreed to. */
function Agreements({ agreed }: { agreed: ListAgreementConsentsResponse['items'] }): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  return (
    <Card title={t('privacy.agreements')}>
      <KeyValueList
        items={agreed.map(({ title, version, givenAt }) => ({
          label: title,
          value: t('privacy.agreedOn', { day: day(givenAt), version }),
        }))}
      />
    </Card>
  );
}

type Entry = ListConsentLedgerResponse['items'][number];

function Ledger({ entries }: { entries: readonly Entry[] }): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  const nameOf = ({ about }: Entry): string => {
    if (about.of === 'agreement') return about.title;
    if (about.of === 'channel') return t('privacy.channel', { name: about.name });
    return `${about.patientName} · ${t(`privacy.purpose.${about.purpose}`)}`;
  };
  return (
    <Timeline
      label={t('privacy.ledger')}
      items={entries.map((entry) => ({
        // i18n-keys: centre:privacy.kind.*
        title: t(`privacy.kind.${entry.kind}`),
        detail:
          entry.version === null
            ? nameOf(entry)
            : t('privacy.versioned', { name: nameOf(entry), version: entry.version }),
        timeText: day(entry.at),
        at: entry.at,
      }))}
    />
  );
}
