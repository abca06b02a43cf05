import { consultApi } from '@xinglin/api';
import { Conversation, type useTalkMenu } from '@xinglin/conversation';
import { href } from '@xinglin/routes';
import {
  CameraIcon,
  CrossCircleIcon,
  DocumentIcon,
  lazyPart,
  ListCheckIcon,
  ListLink,
  StethoscopeIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpHref } from '../../model/follow-up-place';
import { recordingHref } from '../../model/recording-place';
import { richTextHref, sheetHref } from '../../model/talk-place';
import { OpeningCase } from '../opening-case';
import { PrescriptionWish } from '../prescription-wish';
import { usePromise } from './use-promise';

const WaitingCard = lazyPart(() => import('./waiting-card'));
const ClosedCard = lazyPart(() => import('./closed-card'));

interface ConsultTalkProps {
  readonly orderKey: string;
  readonly menu: ReturnType<typeof useTalkMenu>;
}

/** The conversation of a consult with all that only a consult knows: its case, its promise, its order. */
export function ConsultTalk({ orderKey, menu }: ConsultTalkProps): ReactElement {
  const { t } = useTranslation('consult');
  const { data: consult, refetch } = consultApi.useGetConsultOrderQuery({ orderKey });
  const promiseOf = usePromise(consult);
  const toCase = href('consult.caseDetails', {}, { orderKey });
  return (
    <Conversation
      orderKey={orderKey}
      hasCalls
      menu={menu}
      menuItems={[
        {
          icon: <ListCheckIcon />,
          label: t('dpchat.seeOrder'),
          description: t('dpchat.changes'),
          to: href('consult.orderDetail', { orderKey }),
        },
        { icon: <DocumentIcon />, label: t('dpchat.case'), to: toCase },
        ...(consult?.mayCancel === true
          ? [
              {
                icon: <CrossCircleIcon />,
                label: t('orderDetail.cancel'),
                to: href('consult.cancelOrder', { orderKey }),
              },
            ]
          : []),
        ...(consult?.doctor
          ? [
              {
                icon: <StethoscopeIcon />,
                label: t('dpchat.doctor'),
                to: href('directory.doctor', { id: consult.doctor.doctorId }),
              },
            ]
          : []),
      ]}
      caution={t('dpchat.caution')}
      promiseOf={promiseOf}
      onTurn={() => void refetch()}
      renderOpening={() => consult && <OpeningCase consult={consult} />}
      cardLinks={{
        followUp: followUpHref,
        prescription: sheetHref,
        callRecording: (recordingId) => recordingHref(orderKey, recordingId),
        richText: (purpose, number) => richTextHref(orderKey, purpose, number),
      }}
      links={[{ label: t('dpchat.caseShort'), icon: <DocumentIcon />, to: toCase }]}
      renderMore={(close) => (
        <>
          <PrescriptionWish orderKey={orderKey} onAsked={close} />
          <ListLink
            icon={<CameraIcon />}
            label={t('dpchat.pictures')}
            description={t('dpchat.picturesHint')}
            to={href('consult.dpchatUploadImages', {}, { orderKey })}
          />
        </>
      )}
      meanwhile={<WaitingCard orderKey={orderKey} />}
      afterwards={<ClosedCard orderKey={orderKey} />}
    />
  );
}
