import { consultApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { GetExpertConsultInfoResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink, Loaded, Price, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerNote } from '../model/use-answer-note';

const kinds = ['imageText', 'phone', 'video'] as const;
type Kind = (typeof kinds)[number];

/** The form of a kind. */
const askHref: Readonly<Record<Kind, (doctorId: string) => string>> = {
  imageText: (doctorId) => href('consult.imageTextAsk', {}, { doctorId }),
  phone: (doctorId) => href('consult.fastPhoneAsk', {}, { kind: 'phone', doctorId }),
  video: (doctorId) => href('consult.videoAsk', {}, { doctorId }),
};

/** How the doctor of a prescription can be asked, each way with its price and promise. */
export function SameDoctor({ doctorId }: { readonly doctorId: string }): ReactElement {
  const answer = consultApi.useGetExpertConsultInfoQuery({ doctorId });
  return (
    <Loaded query={answer} skeleton={<SkeletonList avatar lines={3} count={1} />}>
      {(found) => <Ways {...found} />}
    </Loaded>
  );
}

function Ways({ doctor, services }: GetExpertConsultInfoResponse): ReactElement {
  const { t } = useTranslation('renewals');
  const { doctorId } = doctor;
  const answerNote = useAnswerNote();
  const offered = kinds.flatMap((kind) => services.find((one) => one.kind === kind) ?? []);
  return (
    <>
      <DoctorItem
        doctor={doctor}
        to={href('directory.doctor', { id: doctorId })}
        availability={null}
        fromCents={null}
        titleLevel={2}
      />
      <ListGroup label={t('furtherConsult.ways', { doctor: doctor.name })} showLabel>
        {kinds.flatMap((kind) => {
          const service = offered.find((one) => one.kind === kind);
          return service === undefined
            ? []
            : [
                <ListLink
                  key={kind}
                  label={service.title}
                  description={answerNote(service.answerWithinMinutes)}
                  value={<Price cents={service.priceCents} compact />}
                  to={askHref[kind](doctorId)}
                />,
              ];
        })}
        <ListLink
          label={t('furtherConsult.book')}
          description={t('furtherConsult.bookHint')}
          to={href('directory.doctor', { id: doctorId })}
        />
      </ListGroup>
    </>
  );
}
