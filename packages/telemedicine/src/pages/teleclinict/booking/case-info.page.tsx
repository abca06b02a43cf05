import { telemedicineApi } from '@xinglin/api';
import { PictureLink } from '@xinglin/forms';
import type { TelemedicineOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  KeyValueList,
  Note,
  SkeletonList,
  Stack,
  type KeyValueItem,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref, sessionAt } from '../../../model/session-at';

/** What both doctors read before a session, and the ways to write it and to add to it (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineOrder,
  input: sessionAt,
  title: 'telemedicine:caseInfo.title',
  backTo: (_, place) => orderHref(sessionAt(place).orderNo),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (session) => <Case session={session} />,
});

export const { load } = page;
export default page.Page;

function Case({ session }: { session: TelemedicineOrder }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { orderNo, medicalCase, additions, fileIds, timeZone } = session;
  const said = (label: string, value: string | undefined): KeyValueItem[] =>
    value ? [{ label, value }] : [];
  return (
    <>
      <Card title={t('caseInfo.written')}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('facts.patient'), value: session.patientName, strong: true },
              { label: t('facts.complaint'), value: session.complaint },
              ...said(t('caseInfo.course'), medicalCase?.course),
              ...said(t('caseInfo.diagnosis'), medicalCase?.diagnosis),
              ...said(t('caseInfo.medicines'), medicalCase?.medicines),
              ...said(t('caseInfo.allergies'), medicalCase?.allergies),
            ]}
          />
          {fileIds.length > 0 && (
            <ul>
              {fileIds.map((fileId, place) => (
                <li key={fileId}>
                  <PictureLink
                    fileId={fileId}
                    text={t('caseInfo.picture', { number: place + 1 })}
                  />
                </li>
              ))}
            </ul>
          )}
          {medicalCase === null && session.mayWriteCase && <Note>{t('caseInfo.notYet')}</Note>}
        </Stack>
      </Card>
      {additions.length > 0 && (
        <Card title={t('caseInfo.additions')}>
          <KeyValueList
            items={additions.map(({ at, note }) => ({
              label: formatInstant(at, locale, timeZone),
              value: note,
            }))}
          />
        </Card>
      )}
      <Stack inset>
        {session.mayWriteCase && (
          <ButtonLink block to={href('telemedicine.writeCase', {}, { orderNo })}>
            {t(medicalCase === null ? 'writeCase.title' : 'caseInfo.change')}
          </ButtonLink>
        )}
        {session.mayComplete && (
          <ButtonLink
            block
            variant="outline"
            to={href('telemedicine.completeCase', {}, { orderNo })}
          >
            {t('completeCase.title')}
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}
