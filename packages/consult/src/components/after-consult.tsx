import { consultApi, directoryApi, type QueryThunk } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  NoticeBar,
  Prose,
  SkeletonList,
  Stack,
  StatusChip,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askHref, orderHref } from '../model/ask-ways';
import { consultLook, isOver } from '../model/consult-look';
import { recordHref } from '../model/record-place';
import { ClinicContact } from './clinic-contact';

const { getConsultOrder } = consultApi.endpoints;
const { getDoctorInfoById, getHospitalInfoById } = directoryApi.endpoints;

/** Where the doctor of a consult works: a consult names its doctor alone, and the doctor the clinic. */
export const loadClinicOf =
  (orderKey: string): QueryThunk =>
  async (dispatch) => {
    const { data: consult } = await dispatch(getConsultOrder.initiate({ orderKey }));
    if (!consult?.doctor) return;
    const { doctorId } = consult.doctor;
    const { data: doctor } = await dispatch(getDoctorInfoById.initiate({ doctorId }));
    if (doctor) await dispatch(getHospitalInfoById.initiate({ hospitalId: doctor.hospitalId }));
  };

/** A consult in short, what to do after it, and where its doctor can be seen. */
export function AfterConsult({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation(['clinics', 'consult']);
  const locale = useLocale();
  const { orderKey, doctor, answeredAt, createdAt, timeZone } = consult;
  const at = (moment: string): string => formatInstant(moment, locale, timeZone);
  const isEnded = isOver(consult);
  return (
    <>
      {!isEnded && (
        <NoticeBar
          action={
            <ButtonLink variant="text" size="small" to={orderHref(orderKey)}>
              {t('after.see')}
            </ButtonLink>
          }
        >
          {t('after.running')}
        </NoticeBar>
      )}
      <Card
        title={t('after.summary')}
        aside={<StatusChip state={consultLook(consult)}>{consult.statusText}</StatusChip>}
      >
        <KeyValueList
          items={[
            { label: t('after.patient'), value: consult.patientName, strong: true },
            ...(doctor
              ? [
                  {
                    label: t('after.doctor'),
                    value: t('whom.doctorName', { doctor: doctor.name, title: doctor.titleText }),
                    detail: doctor.hospitalName,
                  },
                ]
              : []),
            { label: t('after.question'), value: consult.question },
            { label: t('after.asked'), value: at(createdAt) },
            {
              label: t('after.answered'),
              value: answeredAt === null ? t('after.notAnswered') : at(answeredAt),
            },
          ].filter(({ label }) => isEnded || label !== t('after.answered'))}
        />
      </Card>
      {answeredAt !== null && (
        <Card title={t('after.next')}>
          <Prose>
            <ul>
              {/* i18n-keys: clinics:after.advice.* */}
              {(['keep', 'worse', 'bring'] as const).map((one) => (
                <li key={one}>{t(`after.advice.${one}`)}</li>
              ))}
            </ul>
          </Prose>
        </Card>
      )}
      {doctor && <InPerson doctorId={doctor.doctorId} />}
      <Stack inset>
        {consult.actions.includes('review') && (
          <ButtonLink block to={href('reviews.writeOfConsult', { orderKey })}>
            {t('after.review')}
          </ButtonLink>
        )}
        <ButtonLink block variant="outline" to={recordHref(orderKey)}>
          {t('after.record')}
        </ButtonLink>
        {isEnded && doctor && (
          <ButtonLink
            block
            variant="outline"
            to={askHref(consult.consultKind, { doctorId: doctor.doctorId })}
          >
            {t('consult:orderDetail.again')}
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}

/** Where the doctor can be seen; nothing where that cannot be had. */
function InPerson({ doctorId }: { readonly doctorId: string }): ReactElement | null {
  const { t } = useTranslation('clinics');
  const { currentData: doctor, isError } = directoryApi.useGetDoctorInfoByIdQuery({ doctorId });
  const clinic = directoryApi.useGetHospitalInfoByIdQuery(
    { hospitalId: doctor?.hospitalId ?? '' },
    { skip: doctor === undefined },
  );
  if (isError) return null;
  return (
    <Loaded query={clinic} skeleton={<SkeletonList lines={3} count={1} />}>
      {(found) => <ClinicContact clinic={found} title={t('after.inPerson')} isLinked />}
    </Loaded>
  );
}
